import { globSync, readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

// Without what config/canary.test.ts writes for a moment.
const FILES = globSync('{api,backend,config,conformance,e2e,locales,mocks,server,src,sw}/**/*.{test,spec}.{ts,tsx}', {
  exclude: ['config/canary-*'],
})

/** `test(…)`, `test.each(…)(…)` and the like, but not `test.describe(…)`. */
const isTest = (callee: ESTree.Expression): boolean => {
  if (callee.type === 'Identifier') return callee.name === 'test'
  if (callee.type === 'CallExpression') return isTest(callee.callee)
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false
  return ['each', 'for'].includes(callee.property.name) && isTest(callee.object)
}

const titleOf = (first: ESTree.Argument | undefined): string | undefined => {
  if (first?.type === 'TemplateLiteral') return first.quasis.map(({ value }) => value.raw).join('…')
  return first?.type === 'Literal' && typeof first.value === 'string' ? first.value : undefined
}

/** The titles of all tests of a file, without those of their groups. */
const titlesIn = (file: string, code: string): string[] => {
  const titles: string[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      const title = titleOf(first)
      if (title !== undefined && isTest(callee)) titles.push(title)
    },
  }).visit(parseSync(file, code).program)
  return titles
}

test('when a file has tests of every kind, then their titles are found, and no others', () => {
  const code =
    "describe('a', () => { test('b', c); test.each([['d']])(`e ${f}`, g) }); test.describe('h', i); test.skip(j, 'k')"
  expect(titlesIn('a.test.ts', code)).toEqual(['b', 'e …'])
})

test('when a test has a title, then it says what follows, as in “when …, then …”', () => {
  const others = FILES.flatMap((file) =>
    titlesIn(file, readFileSync(file, 'utf8'))
      .filter((title) => !/\bthen\b/i.test(title))
      .map((title) => `${file}: ${title}`),
  )
  expect(others).toEqual([])
})
