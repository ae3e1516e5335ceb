/** The first letters of a name's first two words, or U when it has none (access-2.6). */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase() || 'U'

/** The placeholder of a cover: two letters, and a hue in degrees that is always the same for the same title. */
export const coverPlaceholder = (title: string): { letters: string; hue: number } => {
  const seed = [...title].reduce((hash, character) => (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0, 7)
  return { letters: title.trim() === '' ? '··' : initialsOf(title), hue: seed % 360 }
}
