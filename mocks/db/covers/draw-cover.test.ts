import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { drawCover } from '#mocks/db/covers/draw-cover.ts'
import { STYLES } from '#mocks/db/covers/styles.ts'
import { seedCatalogue } from '#mocks/db/seed/catalogue.ts'

const BYTES_MAX = 6000
const drawings = seedCatalogue(new Date('2026-11-20T10:30:00.000Z')).files.flatMap(({ drawing }) => drawing ?? [])
const kinds = ['COVER', 'PORTRAIT', 'LOGO'] as const

const TOKEN =
  /<\/(?<closed>[a-zA-Z]+)>|<(?<opened>[a-zA-Z]+)(?:\s+[a-zA-Z][\w:-]*="[^"<&]*")*\s*(?<alone>\/?)>|[^<>&]+|&(?:amp|lt|gt|quot|#39);/uy

/** What XML allows, without carriage returns, which parsers change. */
const XML_CHARACTERS = /^[\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u

/** Where XML goes wrong, or -1: every tag closed, every value quoted, nothing loose in between. */
const firstFault = (xml: string): number => {
  const open: string[] = []
  TOKEN.lastIndex = 0
  let at = 0
  while (at < xml.length) {
    const { closed, opened, alone } = TOKEN.exec(xml)?.groups ?? {}
    if (TOKEN.lastIndex === 0) return at
    if (opened !== undefined && alone === '') open.push(opened)
    if (closed !== undefined && open.pop() !== closed) return at
    at = TOKEN.lastIndex
  }
  return open.length === 0 ? -1 : at
}

describe('the check itself', () => {
  test.each([
    ['<svg><g a="1"/></svg>', -1],
    ['<svg><g></svg>', 8],
    ['<svg>a & b</svg>', 7],
    ['<svg a=1></svg>', 0],
    ['<svg>', 5],
  ])('when %s is checked, then the place of its first fault is %d', (xml, fault) => {
    expect(firstFault(xml)).toBe(fault)
  })
})

describe('when a picture is drawn', () => {
  test('then the same words and seed give the same one', () => {
    for (const drawing of drawings.slice(0, 60)) expect(drawCover(drawing)).toBe(drawCover({ ...drawing }))
  })

  test('then it is like no other of the demo', () => {
    const drawn = drawings.map(drawCover)
    expect(drawn.length).toBeGreaterThan(200)
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  test('then it is small and well-formed, all over the demo', () => {
    for (const drawing of drawings) {
      const svg = drawCover(drawing)
      expect(new TextEncoder().encode(svg).length).toBeLessThan(BYTES_MAX)
      expect(firstFault(svg)).toBe(-1)
    }
  })

  test('then a cover names the release and the artist', () => {
    const svg = drawCover({ title: 'Marea', subtitle: 'Vela Nera', seed: 7, kind: 'COVER' })
    expect(svg).toMatch(/marea/iu)
    expect(svg).toMatch(/vela nera/iu)
  })

  test('then covers of the demo are of every style, and portraits and logos of none', () => {
    const draws = STYLES.map((style) => vi.spyOn(style, 'draw'))
    const drawnWith = () => draws.reduce((sum, { mock }) => sum + mock.calls.length, 0)
    const [covers, others] = [
      drawings.filter(({ kind }) => kind === 'COVER'),
      drawings.filter(({ kind }) => kind !== 'COVER'),
    ]
    expect(new Set(others.map(({ kind }) => kind))).toEqual(new Set(['PORTRAIT', 'LOGO']))
    for (const drawing of others) drawCover(drawing)
    expect(drawnWith()).toBe(0)
    for (const drawing of covers) drawCover(drawing)
    expect(drawnWith()).toBe(covers.length)
    for (const draw of draws) expect(draw).toHaveBeenCalled()
  })

  test('then it is well-formed and loads nothing, whatever the words are', () => {
    const words = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 255 }),
      fc.constantFrom(
        '',
        ' ',
        ']]>',
        '<script>alert(1)</script>',
        '"onload="x',
        '&#0;',
        '<!--',
        '\u0000\uffff\ud800',
        '👩‍🎤 🎧',
      ),
      fc
        .array(fc.constantFrom('<', '>', '&', '"', "'", '\u0008', ' ', 'a', 'É', '雪'), { maxLength: 255 })
        .map((all) => all.join('')),
    )
    fc.assert(
      fc.property(words, words, fc.nat(), fc.constantFrom(...kinds), (title, subtitle, seed, kind) => {
        const svg = drawCover({ title, subtitle, seed, kind })
        expect(firstFault(svg)).toBe(-1)
        expect(svg).not.toMatch(/<(?:script|foreignObject|image|a)\b|\son\w+=|url\((?!#)|href=|NaN|undefined|Infinity/u)
        expect(svg).toMatch(XML_CHARACTERS)
      }),
      { numRuns: 600 },
    )
  })
})
