import i18next from 'i18next'
import { codeText, errorText, formErrorText } from '#src/api/error-text.ts'
import { apiError } from '#src/api/errors.ts'
import { formatList } from '#src/i18n/format-list.ts'

/** A refusal as a form stores it: its code, so that its text follows the language of the page; else its text as it is now. */
export const storedRefusal = (error: unknown): string => {
  const code = apiError(error)?.message ?? ''
  return codeText(code) === undefined ? errorText(error) : code
}

/** The text of a stored refusal. The namespace `errors` must be loaded. */
export const refusalText = (stored: string): string => codeText(stored) ?? stored

/** What may have been deleted since it was chosen, and the field that shows it. */
const REFERRING = {
  artists: 'artists',
  labelId: 'label',
  coverFileId: 'cover',
  tracklist: 'tracks',
  distributionProviders: 'distributionProviders',
  storeDates: 'storeDates',
} as const

/** Why a release was not saved, and which of its fields it is about. The namespaces `errors` and `releases` must be loaded. */
export const saveRefusalText = (error: unknown): string => {
  const refused = apiError(error)?.fields ?? {}
  const names = Object.entries(REFERRING)
    .filter(([field]) => Object.hasOwn(refused, field))
    .map(([, shown]) => i18next.t(`releases:field.${shown}`))
  return names.length === 0 ? formErrorText(error) : `${formatList(names, i18next.language)}: ${formErrorText(error)}`
}
