import { initialsOf } from '#src/domain/text/initials.ts'

/** What stands in for a cover: two letters, and a hue in degrees that is always the same for the same title. */
export const coverPlaceholder = (title: string): { letters: string; hue: number } => {
  const seed = [...title].reduce((hash, character) => (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0, 7)
  return { letters: title.trim() === '' ? '··' : initialsOf(title), hue: seed % 360 }
}
