import type { Style } from '#mocks/db/covers/cover-style.ts'
import { EVERY_PALETTE } from '#mocks/db/covers/palettes.ts'
import { escaped, n } from '#mocks/db/covers/svg-text.ts'
import { FACES } from '#mocks/db/covers/typefaces.ts'
import { initialsOf } from '#src/domain/text/initials.ts'

const MARKS: readonly ((color: string) => string)[] = [
  (color) => `<circle cx="500" cy="500" r="330" fill="none" stroke="${color}" stroke-width="36"/>`,
  (color) => `<path d="M170 500a330 330 0 0 1 660 0v330H170z" fill="${color}"/>`,
  (color) => `<path d="M500 130 870 500 500 870 130 500z" fill="${color}"/>`,
  (color) => `<circle cx="500" cy="500" r="350" fill="${color}"/>`,
  (color) => `<rect x="170" y="170" width="660" height="660" rx="150" fill="${color}"/>`,
  (color) => `<path d="M160 690h680M160 760h680M160 830h680" stroke="${color}" stroke-width="26"/>`,
]

/** The mark of a house: its initials on one plain form. */
export const drawLogo: Style = {
  palettes: EVERY_PALETTE,
  draw: ({ title, random }, { ground, ink, first, second }) => {
    const color = random.pick([first, second])
    const mark = random.int(0, MARKS.length - 1)
    const onGround = mark === 0 || mark === MARKS.length - 1
    const face = random.pick([FACES.bold, FACES.modern, FACES.geometric, FACES.condensed])
    const letters = initialsOf(title)
    const size = [...letters].length > 1 ? 300 : 380
    const y = (mark === MARKS.length - 1 ? 410 : 500) + size * 0.36
    return `${MARKS[mark]?.(color) ?? ''}<text x="500" y="${n(y)}" text-anchor="middle" font-family="${face.family}" font-weight="${face.weight}" font-size="${size}" fill="${onGround ? ink : ground}">${escaped(letters)}</text>`
  },
}
