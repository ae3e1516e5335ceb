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

/** A title with its version, as the trade writes it: `Title (Version)`. */
export const fullTitle = ({ title, version }: { title: string; version: string | null }): string => {
  const shown = cardText(version ?? '')
  return shown === '' ? cardText(title) : `${cardText(title)} (${shown})`
}

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
