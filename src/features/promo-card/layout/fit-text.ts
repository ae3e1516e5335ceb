// Line ends, tabs, and the characters that change the direction of the text after them.
const INVISIBLE = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u2028\u2029\uFEFF]+/gu
const STRONG = /[\p{L}]/u
const RIGHT_TO_LEFT = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Mand}\p{sc=Samr}]/u

/** A name as it is drawn: on one line, and without characters that would change the direction of others (Unicode UAX 9). */
export const cardText = (text: string): string =>
  text.replaceAll(INVISIBLE, ' ').replaceAll(/\s+/g, ' ').trim().normalize()

/** The direction of a text, which its first letter decides (Unicode UAX 9, P2 and P3). */
export const directionOf = (text: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.test(STRONG.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr'

const FORBIDDEN = /[\\/:*?"<>|]+/g
const LENGTH_MAX = 80

/** A file name that every system accepts, whatever the title is. */
export const cardFileName = (title: string, platform: string): string => {
  const name = cardText(title)
    .replaceAll(FORBIDDEN, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
  const short = [...name].slice(0, LENGTH_MAX).join('').trim()
  return `${short === '' ? 'Promo card' : short} – ${platform}.png`
}

/** Measures the width of a text. */
export type Measure = (text: string) => number

const WORDS = new Intl.Segmenter('en', { granularity: 'word' })
const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Scripts without spaces: a line may end between any two words. */
const UNSPACED = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u
const OPENING = /^[\p{Ps}\p{Pi}]$/u
const ELLIPSIS = '…'

const graphemesOf = (text: string) => [...GRAPHEMES.segment(text)].map(({ segment }) => segment)

/** The parts between which a line may break: signs stay with their word (Unicode UAX 14, simplified). */
export const piecesOf = (text: string): string[] => {
  const pieces: string[] = []
  let [canEnd, isOpen, isUnspaced] = [true, false, false]
  for (const { segment, isWordLike } of WORDS.segment(text)) {
    const isWord = UNSPACED.test(segment) && isWordLike === true
    const startsPiece = canEnd || (!isOpen && (isWord || (isUnspaced && OPENING.test(segment))))
    const last = pieces.length - 1
    if (startsPiece && segment !== ' ') pieces.push(segment)
    else pieces[last] = `${pieces[last] ?? ''}${segment}`
    canEnd = segment.endsWith(' ')
    isOpen = OPENING.test(segment)
    isUnspaced = isWord || (isUnspaced && !isWordLike)
  }
  return pieces
}

const splitLong = (piece: string, width: number, measure: Measure): string[] => {
  if (measure(piece.trimEnd()) <= width) return [piece]
  const parts: string[] = []
  for (const grapheme of graphemesOf(piece)) {
    const last = parts.at(-1)
    if (last !== undefined && measure(last + grapheme) <= width) parts[parts.length - 1] = last + grapheme
    else parts.push(grapheme)
  }
  return parts
}

/** The lines of a text, at most `width` wide. A longer word is broken, but never within a grapheme (Unicode UAX 29). */
export const wrapText = (text: string, width: number, measure: Measure): string[] => {
  const lines: string[] = []
  for (const piece of piecesOf(text).flatMap((one) => splitLong(one, width, measure))) {
    const last = lines.at(-1)
    if (last !== undefined && measure((last + piece).trimEnd()) <= width) lines[lines.length - 1] = last + piece
    else lines.push(piece)
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

/** As much of a text as fits, with an ellipsis. */
export const shortened = (text: string, width: number, measure: Measure): string => {
  const graphemes = graphemesOf(text)
  while (graphemes.length > 0 && measure(graphemes.join('').trimEnd() + ELLIPSIS) > width) graphemes.pop()
  return graphemes.join('').trimEnd() + ELLIPSIS
}

export type Fitting = {
  width: number
  height: number
  largest: number
  smallest: number
  linesMax: number
  /** The distance of two lines, as a factor of the size. */
  leading: number
}
type Fitted = { size: number; lines: string[] }

const STEP = 2
const BALANCE_STEPS = 12
const NARROWEST = 0.5

/** The same number of lines, of about equal length, so that the last one is not a short word. */
const balanced = (text: string, lines: string[], width: number, measure: Measure): string[] => {
  const longest = Math.max(...piecesOf(text).map((piece) => measure(piece.trimEnd())))
  let best = lines
  for (let step = 1; step <= BALANCE_STEPS; step += 1) {
    const narrower = width * (1 - (step / BALANCE_STEPS) * NARROWEST)
    const tried = wrapText(text, narrower, measure)
    if (narrower < longest || tried.length > lines.length) break
    best = tried
  }
  return best
}

/**
 * The largest size at which a text fits its box without a broken word. A text that does not fit at the smallest size is
 * cut with an ellipsis. `widthAtOne` measures at a size of one pixel, because widths grow with the size.
 */
export const fitText = (text: string, fitting: Fitting, widthAtOne: Measure): Fitted => {
  const { width, height, largest, smallest, linesMax, leading } = fitting
  const pieces = piecesOf(text)
  for (let size = largest; size >= smallest; size -= STEP) {
    const measure = (part: string) => widthAtOne(part) * size
    const isWhole = pieces.every((piece) => measure(piece.trimEnd()) <= width)
    const lines = isWhole ? wrapText(text, width, measure) : []
    if (isWhole && lines.length <= linesMax && lines.length * size * leading <= height)
      return { size, lines: balanced(text, lines, width, measure) }
  }
  const measure = (part: string) => widthAtOne(part) * smallest
  const room = Math.max(1, Math.min(linesMax, Math.floor(height / (smallest * leading))))
  const lines = wrapText(text, width, measure)
  if (lines.length <= room) return { size: smallest, lines }
  return {
    size: smallest,
    lines: [...lines.slice(0, room - 1), shortened(lines.slice(room - 1).join(' '), width, measure)],
  }
}
