import { isSameName } from '#src/domain/text/compare.ts'

type Address = Record<'address' | 'postalCode' | 'city' | 'province', string | null | undefined>

/** An address as an envelope has it, in two lines. A city that gives its province its name is said once. */
export const postalAddress = ({ address, postalCode, city, province }: Address): string =>
  [address, [postalCode, city, isSameName(city ?? '', province ?? '') ? null : province].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join('\n')
