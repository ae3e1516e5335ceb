// Line ends, tabs, and the signs that turn, embed or override the direction of what follows them.
const UNSEEN = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u2028\u2029\uFEFF]+/gu
const STRONG = /[\p{L}]/u
const RIGHT_TO_LEFT = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}\p{sc=Mand}\p{sc=Samr}]/u

/** A name as it is drawn: on one line, and without signs that would turn what stands beside it (Unicode UAX 9). */
export const cardText = (text: string): string =>
  text.replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim().normalize()

/** Where a text begins, told by its first letter (Unicode UAX 9, P2 and P3). */
export const directionOf = (text: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.test(STRONG.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr'

/** A title with its version, as the trade writes it: `Title (Version)`. */
export const fullTitle = ({ title, version }: { title: string; version: string | null }): string => {
  const shown = cardText(version ?? '')
  return shown === '' ? cardText(title) : `${cardText(title)} (${shown})`
}

const FORBIDDEN = /[\\/:*?"<>|]+/g
const LENGTH_MAX = 80

/** A name that every system takes for a file, whatever the release is called. */
export const cardFileName = (title: string, platform: string): string => {
  const words = cardText(title)
    .replaceAll(FORBIDDEN, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
  const kept = [...words].slice(0, LENGTH_MAX).join('').trim()
  return `${kept === '' ? 'Promo card' : kept} – ${platform}.png`
}
