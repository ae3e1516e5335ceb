import i18next from 'i18next'
import { codeText, errorText, formErrorText } from '#src/api/error-text.ts'
import { apiError, isUnreachable } from '#src/api/errors.ts'
import { formatList } from '#src/i18n/format-list.ts'
import { knownDistributionErrorText } from '#src/shared/release/distribution-error-text.ts'

/** The text of a code of the API or of the distribution service, where it has one. The namespace `errors` must be loaded. */
export const knownText = (message: string): string | undefined =>
  codeText(message) ?? knownDistributionErrorText(message) ?? undefined

/** The text of an error of a call about a release, in which the distribution service may have its say. */
export const releaseErrorText = (error: unknown): string =>
  knownDistributionErrorText(apiError(error)?.message ?? '') ?? errorText(error)

/** A refusal as a form stores it: its code, so that its text follows the language of the page; else its text as it is now. */
export const storedRefusal = (error: unknown): string => {
  const code = apiError(error)?.message ?? ''
  return knownText(code) === undefined ? errorText(error) : code
}

/** The text of a stored refusal. The namespace `errors` must be loaded. */
export const refusalText = (stored: string): string => knownText(stored) ?? stored

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
  const text = isUnreachable(error) ? formErrorText(error) : releaseErrorText(error)
  return names.length === 0 ? text : `${formatList(names, i18next.language)}: ${text}`
}
