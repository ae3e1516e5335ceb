import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Box } from '#src/features/promo-card/layout/boxes.ts'
import { CARD_SHAPES, CARD_SIZES, CARD_STYLES } from '#src/features/promo-card/layout/options.ts'
import { type CardPlan, cardPlan } from '#src/features/promo-card/layout/plan.ts'

const widthAtOne = (text: string) => [...text].length * 0.42
const texts = {
  title: 'Blue Note Road',
  artists: 'Ada Bruzzone',
  news: 'Out now on Spotify',
  label: 'Mareggiata',
  host: 'ditto.fm',
}
const long = {
  title: 'A very long title of a record that nobody says in one breath '.repeat(4),
  artists: 'A name and another name and '.repeat(6),
  news: '22 September 2026 on Amazon Music',
  label: 'The longest label name in the catalogue, and Sons',
  host: 'a-very-long-host-name.of-some-distributor.example',
}
const DRAWN = [
  ['short texts', texts, null],
  ['short texts and a code', texts, 25],
  ['long texts', long, null],
  ['long texts and a code', long, 57],
  ['a title of one letter', { ...texts, title: 'A', artists: '', label: '', host: '' }, 25],
  ['an Arabic title', { ...texts, title: 'مدينة الألوان البعيدة' }, 25],
] as const
const all = CARD_SHAPES.flatMap((shape) =>
  CARD_STYLES.flatMap((style) => DRAWN.map(([what, texts, codeSide]) => ({ shape, style, what, texts, codeSide }))),
)

const textBoxes = ({ texts }: CardPlan): Box[] =>
  texts.flatMap(({ lines, size, x, align, baselines }) =>
    lines.map((line, row) => {
      const width = widthAtOne(line) * size
      return { x: align === 'left' ? x : x - width, y: (baselines[row] ?? 0) - size * 0.8, width, height: size }
    }),
  )
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1

test.each(all)('when a $shape $style has $what, then all parts are on the card and none overlap', (content) => {
  const { shape, style, texts, codeSide } = content
  const plan = cardPlan({ shape, style, accent: [194, 65, 12], texts, codeSide }, widthAtOne)
  const lines = textBoxes(plan)
  const plates = plan.code === null ? [] : [plan.code.plate]
  const isBleed = style === 'BLEED' && shape === 'SQUARE'
  const covers = isBleed ? [] : [plan.cover]
  const parts = [...lines, ...plates, ...covers]
  for (const part of parts) {
    expect(part.x).toBeGreaterThanOrEqual(0)
    expect(part.y).toBeGreaterThanOrEqual(0)
    expect(part.x + part.width).toBeLessThanOrEqual(CARD_SIZES[shape].width)
    expect(part.y + part.height).toBeLessThanOrEqual(CARD_SIZES[shape].height)
  }
  const overlapping = parts.flatMap((one, index) => parts.slice(index + 1).filter((other) => overlap(one, other)))
  expect(overlapping).toEqual([])
})

test('when the title runs from right to left, then the artists are at the right too', () => {
  const arabic = { ...texts, title: 'مدينة الألوان البعيدة' }
  const plan = cardPlan(
    { shape: 'SQUARE', style: 'NOTES', accent: [0, 0, 0], texts: arabic, codeSide: null },
    widthAtOne,
  )
  expect(plan.texts.map(({ align, direction }) => [align, direction]).slice(0, 3)).toEqual([
    ['right', 'rtl'],
    ['right', 'ltr'],
    ['left', 'ltr'],
  ])
})

test('when a card has a code, then its squares are whole pixels, with free room around them', () => {
  const content = { shape: 'PORTRAIT', style: 'SLEEVE', accent: [0, 0, 0], texts, codeSide: 57 } as const
  const { code } = cardPlan(content, widthAtOne)
  expect(code).not.toBeNull()
  const side = (code?.squares.width ?? 0) / 57
  expect(Number.isInteger(side)).toBe(true)
  expect((code?.squares.x ?? 0) - (code?.plate.x ?? 0)).toBeGreaterThanOrEqual(side * 4)
})

test('when the content is equal, then so is the plan, to the pixel', () => {
  const plans = all.map(({ shape, style, texts, codeSide }) =>
    cardPlan({ shape, style, accent: [194, 65, 12], texts, codeSide }, widthAtOne),
  )
  expect(createHash('sha256').update(JSON.stringify(plans)).digest('hex').slice(0, 12)).toMatchInlineSnapshot(
    `"c2911bfad594"`,
  )
})
