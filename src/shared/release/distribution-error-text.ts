import i18next from 'i18next'
import type errors from '#locales/en/errors.json'
import { type DistributionError, readDistributionError } from '#src/domain/submission/distribution-error.ts'

type ServiceError = keyof typeof errors.service
type Field = keyof typeof errors.field

const isKnown = (key: string): key is ServiceError => i18next.exists(`errors:service.${key}`)
const isField = (value: string): value is Field => i18next.exists(`errors:field.${value}`)
/** A key without a text is shown as lower-case words. */
const spelled = (key: string) => key.toLowerCase().replaceAll('_', ' ')

const itemText = ({ key, values }: DistributionError['items'][number]) => {
  const texts = values.map((value) => (isField(value) ? i18next.t(`errors:field.${value}`) : value))
  return isKnown(key) ? i18next.t(`errors:service.${key}`, { value: texts.join(', ') }) : spelled(key)
}

/** The text of an error of the distribution service; null for other messages. `errors` must be loaded. */
export const distributionErrorText = (message: string): string | null => {
  const answered = readDistributionError(message)
  if (answered === null || answered.items.length === 0) return null
  const text = answered.items.map(itemText).join(', ')
  return `${text.charAt(0).toLocaleUpperCase(i18next.language)}${text.slice(1)}`
}

/** The same, but null unless every item has a text: a toast does not show raw keys. */
export const knownDistributionErrorText = (message: string): string | null =>
  readDistributionError(message)?.items.every(({ key }) => isKnown(key)) === true
    ? distributionErrorText(message)
    : null
