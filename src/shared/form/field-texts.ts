import { get, useFormContext, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type entities from '#locales/en/entities.json'
import { codeText } from '#src/api/error-text.ts'
import { z } from '#src/contract/zod.ts'
import { isProblemCode, problemText } from '#src/i18n/problem-text.ts'
import { useProblemsAt } from '#src/shared/form/field-problems.tsx'

export type FieldLabels = typeof entities.field

/** The labels of the fields of all entities, by their names in the contract. */
export const useFieldLabels = (): FieldLabels => useTranslation('entities').t('field', { returnObjects: true })

type Kind = keyof typeof entities.invalid
const KINDS: Record<string, Kind> = { too_small: 'required', too_big: 'tooLong', invalid_type: 'required' }
const RULES: Record<keyof typeof entities.rule, true> = {
  ARTIST_REQUIRED: true,
  FILE_ON_ITS_WAY: true,
  EMAIL_INVALID: true,
  IBAN_INVALID: true,
  IMAGE_NOT_SENT: true,
  IPI_INVALID: true,
  ISNI_INVALID: true,
  ISRC_INVALID: true,
  ISRC_NUMBER: true,
  ISRC_PREFIX_INVALID: true,
  PHONE_INVALID: true,
  SPOTIFY_LINK_REQUIRED: true,
  SUBGENRE_OUTSIDE_GENRE: true,
  SWIFT_INVALID: true,
  URL_INVALID: true,
  WHOLE_NUMBER: true,
}
const isRule = (code: string): code is keyof typeof entities.rule => Object.hasOwn(RULES, code)

const issue = z.object({ type: z.optional(z.string()), message: z.optional(z.string()) })

/** The error text of a field: by the rule's code when it has one, else by the kind of rule. */
export const useFieldMessage = (name: string): string | undefined => {
  const { t } = useTranslation(['entities', 'errors'])
  const { control } = useFormContext()
  const { errors } = useFormState({ control, name })
  const { errors: broken, isLive } = useProblemsAt(name)
  const found = issue.safeParse(get(errors, name))
  const [live] = broken
  if (!found.success) return live && problemText(live)
  const { type = '', message = '' } = found.data
  if (isRule(message)) return t(`entities:rule.${message}`)
  // A change in another field may have fixed the problem since the last validation.
  if (isLive && isProblemCode(message)) return live && problemText(live)
  // Its limit is the message (`zod-options.ts`).
  if (type === 'too_big' && /^\d+$/.test(message)) return t('entities:tooLong', { count: Number(message) })
  return codeText(message) ?? t(`entities:invalid.${KINDS[type] ?? 'wrong'}`)
}
