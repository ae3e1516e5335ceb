import { globSync, readFileSync } from 'node:fs'
import { parse } from 'postcss'
import { expect, test } from 'vitest'

const NAMED = /^(?:\.|\[data-|main$)/

/** The selector without what stands in parentheses. */
const outline = (selector: string): string => {
  const without = selector.replace(/\([^()]*\)/g, '')
  return without === selector ? selector : outline(without)
}

/**
 * Selectors with `:has()` by which a browser restyles the whole page whenever a part comes or goes, as when a release is
 * opened from a list: those of any element, and those that go on to elements by their tag or by a part of their class.
 */
const slowSelectors = (css: string): string[] => {
  const slow: string[] = []
  parse(css).walkRules(({ selectors }) => {
    for (const selector of selectors) {
      const compounds = outline(selector).split(/\s*[\s>+~]\s*/)
      const at = compounds.findIndex((compound) => compound.includes(':has'))
      if (at === -1) continue
      if (compounds[at]?.startsWith(':has') === true || compounds.slice(at + 1).some((after) => !NAMED.test(after)))
        slow.push(selector)
    }
  })
  return slow
}

test.each(globSync('src/**/*.css'))('when %s is applied, then no selector restyles the whole page', (sheet) => {
  expect(slowSelectors(readFileSync(sheet, 'utf8'))).toEqual([])
})

test('when a selector restyles the whole page, then it is found', () => {
  expect(slowSelectors(':has(> .slider:focus) { color: red }')).toEqual([':has(> .slider:focus)'])
  expect(slowSelectors(".a, html:has(.b) [class*='c'] { color: red }")).toEqual(["html:has(.b) [class*='c']"])
  expect(slowSelectors('.table:has(.box) :is(th, td):first-child { color: red }')).toHaveLength(1)
  expect(slowSelectors('html:has(.b) [data-c], .d:not(:has(.e)) .f, :root:has(.g) main, .h:has(td) {}')).toEqual([])
})
