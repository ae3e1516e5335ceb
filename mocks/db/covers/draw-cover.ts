import type { FileRow } from '#backend/tables/files.ts'
import { drawLogo } from '#mocks/db/covers/logo.ts'
import { drawPortrait } from '#mocks/db/covers/portrait.ts'
import { STYLES } from '#mocks/db/covers/styles.ts'
import { readable } from '#mocks/db/covers/svg-text.ts'
import { createRandom } from '#mocks/db/seed/random.ts'

type Drawing = NonNullable<FileRow['drawing']>

const square = (ground: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000"><rect width="1000" height="1000" fill="${ground}"/>${content}</svg>`

/**
 * A picture of the demo as an SVG document of 1000 by 1000: the same for the same words and seed, safe whatever the
 * words are, and needing nothing from anywhere else.
 */
export const drawCover = ({ title, subtitle, seed, kind = 'COVER' }: Drawing): string => {
  const random = createRandom(seed)
  const sheet = { title: readable(title), artist: readable(subtitle), random, noise: seed }
  const style = kind === 'COVER' ? random.pick(STYLES) : kind === 'LOGO' ? drawLogo : drawPortrait
  const palette = random.pick(style.palettes)
  return square(palette.ground, style.draw(sheet, palette))
}
