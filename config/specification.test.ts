import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const WAITING = '## Not built yet'
const SENTENCE = /^- (\d\.\d+(?:\.\d+)?) /gm
const tests = globSync('{src,backend,mocks,sw,config,locales,e2e}/**/*.{test,spec}.{ts,tsx}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const numbers = (text: string, shape: RegExp) =>
  new Set([...text.matchAll(shape)].flatMap(([, number]) => number ?? []))

test.each(['access', 'catalogue'])('every sentence of %s has a test that names it', (name) => {
  const [built = '', waiting = ''] = readFileSync(`docs/specification/${name}.md`, 'utf8').split(WAITING)
  const asked = numbers(built, SENTENCE)
  const named = numbers(tests, new RegExp(`\\b${name}-(\\d\\.\\d+(?:\\.\\d+)?)`, 'g'))
  expect(asked.size).toBeGreaterThan(80)
  expect([...asked].filter((number) => !named.has(number))).toEqual([])
  expect([...named].filter((number) => !asked.has(number))).toEqual([])
  expect([...numbers(waiting, SENTENCE)].filter((number) => asked.has(number))).toEqual([])
})
