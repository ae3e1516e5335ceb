/** Names in one line, in their order: of the artists of a release, or of stores. */
export const joinedNames = (named: readonly { name: string }[]): string => named.map(({ name }) => name).join(', ')
