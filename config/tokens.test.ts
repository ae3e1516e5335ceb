import { globSync, readFileSync } from 'node:fs'
import { parse } from 'postcss'
import { expect, test } from 'vitest'

const SPACING = /^(?:margin|padding|(?:row-|column-)?gap)/
const LENGTH = /(?<![\w.-])-?[\d.]*[1-9][\d.]*(?:px|rem|em|ch|vh|vw|dvh)\b/
const TYPE_SIZE = /^(?:inherit|var\(--text-(?:small|body|large|heading|title)\))$/
/** Letters drawn into a picture grow with the picture. */
const PICTURE_SIZE = /cqi|var\(--(?:avatar|cover)-size\)/

/** Spacing written as a length, and type in a size of its own. */
const strayValues = (css: string): string[] => {
  const found: string[] = []
  parse(css).walkDecls(({ prop, value }) => {
    const isStray =
      (SPACING.test(prop) && LENGTH.test(value)) ||
      (prop === 'font-size' && !TYPE_SIZE.test(value) && !PICTURE_SIZE.test(value)) ||
      (prop === 'font' && value !== 'inherit')
    if (isStray) found.push(`${prop}: ${value}`)
  })
  return found
}

const SHEETS = globSync('src/**/*.module.css')

test.each(SHEETS)('when %s sets spacing or type, then it takes them from the tokens', (sheet) => {
  expect(strayValues(readFileSync(sheet, 'utf8'))).toEqual([])
})

test('when the tokens are read, then they have five sizes of type', () => {
  const sizes = new Set<string>()
  parse(readFileSync('src/ui/theme/tokens.css', 'utf8')).walkDecls(/^--text-/, ({ prop }) => void sizes.add(prop))
  expect([...sizes]).toEqual(['--text-small', '--text-body', '--text-large', '--text-heading', '--text-title'])
})

test.each([
  ['src/ui/theme/controls.module.css', '.skeleton'],
  ['src/shared/list/table/cell-skeleton.module.css', '.placeholder'],
])('when %s draws what is loading, then %s waits before it shows, so that it does not flash', (sheet, selector) => {
  const animations: string[] = []
  parse(readFileSync(sheet, 'utf8')).walkRules(selector, (rule) =>
    rule.walkDecls('animation', ({ value }) => void animations.push(value)),
  )
  expect(animations).toEqual(['var(--appear)'])
})

test('when a value is not from the tokens, then it is found', () => {
  expect(strayValues('p { margin: 0 auto; padding: var(--space-1) 6px; gap: calc(1.5em + var(--space-1)) }')).toEqual([
    'padding: var(--space-1) 6px',
    'gap: calc(1.5em + var(--space-1))',
  ])
  expect(strayValues('p { margin-inline: -1px; font-size: 13px; font: 600 1rem serif }')).toEqual([
    'margin-inline: -1px',
    'font-size: 13px',
    'font: 600 1rem serif',
  ])
  expect(strayValues('p { padding: max(var(--page-gutter), env(safe-area-inset-right)); font: inherit }')).toEqual([])
})
