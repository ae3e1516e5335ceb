/** The two kinds of error the distribution service knows. */
export const DISTRIBUTION_ERROR_KINDS = ['VALIDATION', 'DELIVERY'] as const
export type DistributionErrorKind = (typeof DISTRIBUTION_ERROR_KINDS)[number]
export type DistributionError = { kind: DistributionErrorKind; items: { key: string; values: string[] }[] }

const isKind = (word: string): word is DistributionErrorKind => DISTRIBUTION_ERROR_KINDS.some((kind) => kind === word)

const itemOf = (text: string) => {
  const [key = '', values = ''] = text.split('(', 2)
  return {
    key: key.trim(),
    values: values
      .replace(/\)\s*$/, '')
      .split(',')
      .map((value) => value.trim())
      .filter((value) => value !== ''),
  }
}

/**
 * Reads the service's `code:items` (catalogue-8): items part at semicolons, each with its values in brackets.
 * Spaces, empty items and a bracket left open are forgiven; null when it is no such text.
 */
export const readDistributionError = (message: string): DistributionError | null => {
  const colon = message.indexOf(':')
  const kind = message.slice(0, colon).trim()
  if (colon === -1 || !isKind(kind)) return null
  const items = message
    .slice(colon + 1)
    .split(';')
    .map(itemOf)
  return { kind, items: items.filter(({ key }) => key !== '') }
}

/** The same as the service writes it; what is written is read again as it was, if no key or value holds its signs. */
export const writeDistributionError = ({ kind, items }: DistributionError): string =>
  `${kind}:${items.map(({ key, values }) => (values.length === 0 ? key : `${key}(${values.join(',')})`)).join(';')}`
