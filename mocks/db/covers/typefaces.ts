/** A face by its stack, and how wide its letters run beside those of a bold grotesk. */
export type Face = { family: string; weight: number; width: number; tracking?: number; italic?: boolean }

const GROTESK = "'Helvetica Neue',Helvetica,Arial,sans-serif"
const CONDENSED = "'Avenir Next Condensed','Roboto Condensed','Arial Narrow','Liberation Sans Narrow',sans-serif"
const GEOMETRIC = "'Avenir Next','Century Gothic','URW Gothic',sans-serif"
const OLD_STYLE = "'Iowan Old Style','Palatino Linotype',Palatino,P052,serif"
const MODERN = "Didot,'Bodoni MT','Century Schoolbook',C059,Georgia,serif"
const TYPEWRITER = "ui-monospace,'SF Mono',Menlo,Consolas,'Liberation Mono',monospace"

export const FACES = {
  bold: { family: GROTESK, weight: 700, width: 1, tracking: -0.02 },
  plain: { family: GROTESK, weight: 400, width: 0.94 },
  condensed: { family: CONDENSED, weight: 700, width: 0.84 },
  geometric: { family: GEOMETRIC, weight: 600, width: 1.08 },
  airy: { family: GEOMETRIC, weight: 400, width: 1.12, tracking: 0.08 },
  bookish: { family: OLD_STYLE, weight: 400, width: 0.94 },
  italic: { family: OLD_STYLE, weight: 400, width: 0.88, italic: true },
  modern: { family: MODERN, weight: 400, width: 1 },
  typed: { family: TYPEWRITER, weight: 400, width: 1 },
} as const satisfies Record<string, Face>

const MONO_LETTER = 0.602
const LETTERS: readonly (readonly [RegExp, number])[] = [
  [/[iljI.,:;'’|! ]/u, 0.3],
  [/[ftr()[\]-]/u, 0.38],
  [/[mwMW@%…]/u, 0.88],
  [/\p{Lu}/u, 0.71],
]
const USUAL_LETTER = 0.58
/** Letters of these scripts fill their square in every face. */
const SQUARE = /[\u1100-\u11ff\u2e80-\uffef]/u
const SQUARE_LETTER = 1.05

const letter = (character: string, { width, family }: Face): number => {
  if (SQUARE.test(character)) return SQUARE_LETTER
  if (family === TYPEWRITER) return MONO_LETTER
  return width * (LETTERS.find(([pattern]) => pattern.test(character))?.[1] ?? USUAL_LETTER)
}

/** About how wide a text runs, in ems; on the generous side, because every machine has other fonts. */
export const widthOf = (text: string, face: Face): number =>
  [...text].reduce((sum, character) => sum + letter(character, face) + (face.tracking ?? 0), 0)

export type Box = { width: number; height: number; largest: number; smallest: number; leading?: number }
export type Fitted = { lines: string[]; size: number; leading: number }

const pieces = (word: string, ems: number, face: Face): string[] => {
  if (widthOf(word, face) <= ems) return [word]
  const letters = [...word]
  let cut = letters.length - 1
  while (cut > 1 && widthOf(letters.slice(0, cut).join(''), face) > ems) cut -= 1
  return [letters.slice(0, cut).join(''), ...pieces(letters.slice(cut).join(''), ems, face)]
}

const wrapped = (words: readonly string[], ems: number, face: Face): string[] => {
  const lines: string[] = []
  for (const piece of words.flatMap((word) => pieces(word, ems, face))) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${piece}`, face) <= ems) lines[lines.length - 1] = `${last} ${piece}`
    else lines.push(piece)
  }
  return lines
}

/** The same lines, as even as they can be. */
const balanced = (words: readonly string[], ems: number, face: Face, count: number): string[] => {
  let best = wrapped(words, ems, face)
  for (let share = 0.96; share > 0.4; share -= 0.04) {
    const tighter = wrapped(words, ems * share, face)
    if (tighter.length > count || words.some((word) => widthOf(word, face) > ems * share)) return best
    best = tighter
  }
  return best
}

/** A text broken into lines at the largest size at which it fits its box; what is longer still ends in an ellipsis. */
export const fitted = (text: string, face: Face, box: Box): Fitted => {
  const words = text.split(/\s+/u).filter((word) => word !== '')
  const leading = box.leading ?? 1.04
  for (let size = box.largest; size >= box.smallest; size = Math.floor(size * 0.93)) {
    const ems = box.width / size
    const room = Math.max(1, Math.floor(box.height / (size * leading)))
    const lines = wrapped(words, ems, face)
    const whole = words.every((word) => widthOf(word, face) <= ems)
    if (whole && lines.length <= room) return { lines: balanced(words, ems, face, lines.length), size, leading }
  }
  const size = box.smallest
  const room = Math.max(1, Math.floor(box.height / (size * leading)))
  const all = wrapped(words, box.width / size, face)
  const lines = all.slice(0, room)
  const last = lines.at(-1)
  if (all.length > room && last !== undefined) lines[lines.length - 1] = `${[...last].slice(0, -2).join('')}…`
  return { lines, size, leading }
}
