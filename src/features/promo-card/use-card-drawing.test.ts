import { expect, test } from 'vitest'
import { squaresOn } from '#src/features/promo-card/layout/boxes.ts'
import { LINK_MAX } from '#src/features/promo-card/layout/options.ts'
import { qrCodeModules } from '#src/features/promo-card/use-card-drawing.ts'

const FINDER = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']
const PLATE = { x: 0, y: 0, width: 264, height: 264 }

test('when a link becomes a code, then the code has its three finder patterns', () => {
  const squares = qrCodeModules('https://ditto.fm/fathom')
  const corner = (rows: number, columns: number) =>
    squares
      .slice(rows)
      .slice(0, 7)
      .map((line) =>
        line
          .slice(columns)
          .slice(0, 7)
          .map((isDark) => (isDark ? '1' : '0'))
          .join(''),
      )
  expect(corner(0, 0)).toEqual(FINDER)
  expect(corner(0, -7)).toEqual(FINDER)
  expect(corner(-7, 0)).toEqual(FINDER)
})

test('when a link is as long as it may be, then the squares of its code are four pixels wide', () => {
  const { length } = qrCodeModules(`https://ditto.fm/${'a'.repeat(LINK_MAX)}`.slice(0, LINK_MAX))
  expect(squaresOn(PLATE, length).width / length).toBe(4)
})
