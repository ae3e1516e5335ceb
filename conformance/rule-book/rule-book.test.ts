import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PROBLEM_CODES } from '#src/domain/problem-codes.ts'
import { COVER_RULES } from './covers.ts'
import { RULES, writeRulesPage } from './rules-page.ts'
import { SOURCES } from './sources.ts'

const codes = (problems: readonly { code: string }[]) => problems.map(({ code }) => code)

describe.each([...RULES, ...COVER_RULES].filter(({ examples }) => examples.length > 0))(
  '$rule: $about',
  ({ examples }) => {
    test.each(examples.map((example) => [example.bad.text, example.good.text, example] as const))(
      'when %j is checked, then the rule finds it, and accepts %j',
      (_bad, _good, { code, bad, good }) => {
        expect(codes(bad.problems)).toContain(code)
        expect(codes(good.problems)).not.toContain(code)
      },
    )
  },
)

test('when a title is accepted, then by every rule', () => {
  const titles = RULES.filter(({ rule }) => rule < 'L36').flatMap(({ examples }) => examples.map(({ good }) => good))
  const refused = titles.filter(
    ({ text, problems }) => text.startsWith('“') && problems.some(({ severity }) => severity !== 'INFO'),
  )
  expect(refused.map(({ text, problems }) => `${text}: ${codes(problems).join(', ')}`)).toEqual([])
})

test('when the rules are counted, then every rule of the style guides is there, once', () => {
  expect(RULES).toHaveLength(76)
  expect(new Set(RULES.map(({ rule }) => rule)).size).toBe(76)
  expect(new Set(COVER_RULES.map(({ rule }) => rule)).size).toBe(12)
})

test('when a source is named, then it is that of a rule, and an item of the specification is there', () => {
  const named = new Set([...RULES, ...COVER_RULES].map(({ rule }) => rule))
  expect(Object.keys(SOURCES).filter((rule) => !named.has(rule))).toEqual([])
  const catalogue = readFileSync(`${import.meta.dirname}/../../docs/specification/catalogue.md`, 'utf8')
  const items = Object.values(SOURCES).flatMap((source) => source.match(/\b\d\.\d+\b/gu) ?? [])
  expect(items.filter((item) => !catalogue.includes(`\n- ${item} `))).toEqual([])
})

test('when a rule is about something that Liner does not have, then the page says that it does not apply, and why', () => {
  const inapplicable = RULES.filter(({ state }) => state === 'INAPPLICABLE')
  expect(inapplicable.map(({ rule }) => rule)).toEqual(['L85'])
  expect(writeRulesPage()).toMatch(/\| L85 \|.*does not apply: a recording has one catalogue tier/)
})

test('when the page is read, then it has every code with an example or with what is said of it', () => {
  const page = writeRulesPage()
  expect(PROBLEM_CODES.filter((code) => !page.includes(`| \`${code}\` | `))).toEqual([])
  expect(page).not.toContain('` |  |\n')
})

test('when npm run rules writes the rules, then docs/rules.md is up to date', () => {
  const page = readFileSync(`${import.meta.dirname}/../../docs/rules.md`, 'utf8')
  expect(page === writeRulesPage(), 'run npm run rules').toBe(true)
})
