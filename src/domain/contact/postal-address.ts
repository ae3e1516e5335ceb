type Address = Record<'address' | 'postalCode' | 'city' | 'province', string | null | undefined>

const isSameName = (one: string | null | undefined, other: string | null | undefined) =>
  one?.trim().toLowerCase() === other?.trim().toLowerCase()

/** An address as an envelope has it, in two lines. A city that gives its province its name is said once. */
export const postalAddress = ({ address, postalCode, city, province }: Address): string =>
  [address, [postalCode, city, isSameName(city, province) ? null : province].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join('\n')
