/** How wide a text is. */
export type Measure = (text: string) => number

const WORDS = new Intl.Segmenter('en', { granularity: 'word' })
const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Written without spaces: a line may end between any two words. */
const UNSPACED = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u
const OPENING = /^[\p{Ps}\p{Pi}]$/u
const ELLIPSIS = '…'

const graphemesOf = (text: string) => [...GRAPHEMES.segment(text)].map(({ segment }) => segment)

/** What a line may end after: signs stay with the word they belong to (Unicode UAX 14, in short). */
export const piecesOf = (text: string): string[] => {
  const pieces: string[] = []
  let [canEnd, isOpen, isUnspaced] = [true, false, false]
  for (const { segment, isWordLike } of WORDS.segment(text)) {
    const isWord = UNSPACED.test(segment) && isWordLike === true
    const begins = canEnd || (!isOpen && (isWord || (isUnspaced && OPENING.test(segment))))
    const last = pieces.length - 1
    if (begins && segment !== ' ') pieces.push(segment)
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

/** The lines of a text of at most that width; a word that is longer is broken, a letter or an emoji never (Unicode UAX 29). */
export const wrapText = (text: string, width: number, measure: Measure): string[] => {
  const lines: string[] = []
  for (const piece of piecesOf(text).flatMap((one) => splitLong(one, width, measure))) {
    const last = lines.at(-1)
    if (last !== undefined && measure((last + piece).trimEnd()) <= width) lines[lines.length - 1] = last + piece
    else lines.push(piece)
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

/** As much of a text as there is room for, with a sign that there was more. */
export const shortened = (text: string, width: number, measure: Measure): string => {
  const kept = graphemesOf(text)
  while (kept.length > 0 && measure(kept.join('').trimEnd() + ELLIPSIS) > width) kept.pop()
  return kept.join('').trimEnd() + ELLIPSIS
}
