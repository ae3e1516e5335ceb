/** The first letters of a name's first two words, or U when it has none (spec 1, section 2.6). */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase() || 'U'
