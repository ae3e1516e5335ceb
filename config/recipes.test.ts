import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = 'docs/recipes'
const LINES_AT_MOST = 40
const recipes = readdirSync(FOLDER).filter((name) => name.endsWith('.md'))
const diffOf = (name: string) =>
  [...readFileSync(`${FOLDER}/${name}`, 'utf8').matchAll(/^```diff\n(.*?)^```$/gms)].map(([, diff]) => diff).join('')

test('there is a recipe for each kind of change', () => {
  expect(recipes.toSorted()).toEqual(
    ['entity', 'field', 'language', 'notification-type', 'procedure', 'rule', 'text'].map((name) => `${name}.md`),
  )
})

test.each(recipes)('the diff of %s is short, and applies to the code as it is', (name) => {
  const diff = diffOf(name)
  expect(diff.split('\n').filter((line) => /^[+-](?![+-]{2} )/.test(line)).length).toBeLessThan(LINES_AT_MOST)
  expect(() =>
    execFileSync('git', ['apply', '--check', '--recount', '-'], { input: diff, stdio: 'pipe' }),
  ).not.toThrow()
})
