import { cardText } from '#src/features/promo-card/layout/text.ts'

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
