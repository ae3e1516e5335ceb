import i18next from 'i18next'
import type errors from '#locales/en/errors.json'
import { type DistributionError, readDistributionError } from '#src/domain/submission/distribution-error.ts'

type ServiceError = keyof typeof errors.service
type Field = keyof typeof errors.field

const isKnown = (key: string): key is ServiceError => i18next.exists(`errors:service.${key}`)
const isField = (value: string): value is Field => i18next.exists(`errors:field.${value}`)
/** A key nobody has words for is at least shown as words. */
const spelled = (key: string) => key.toLowerCase().replaceAll('_', ' ')

const itemText = ({ key, values }: DistributionError['items'][number]) => {
  const texts = values.map((value) => (isField(value) ? i18next.t(`errors:field.${value}`) : value))
  return isKnown(key) ? i18next.t(`errors:service.${key}`, { value: texts.join(', ') }) : spelled(key)
}

/** What the distribution service answered, in words; null when it is no such answer. `errors` must be loaded. */
export const distributionErrorText = (message: string): string | null => {
  const answered = readDistributionError(message)
  if (answered === null || answered.items.length === 0) return null
  return answered.items.map(itemText).join(', ')
}

/** The same, but only where every item has words of its own: a toast is no place for spelled-out keys. */
export const knownDistributionErrorText = (message: string): string | null =>
  readDistributionError(message)?.items.every(({ key }) => isKnown(key)) === true
    ? distributionErrorText(message)
    : null
