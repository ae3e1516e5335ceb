import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const NOT_BUILT = '## Not built yet'
const SENTENCE = /^- (\d\.\d+(?:\.\d+)?) /gm
// Without what config/canary.test.ts writes for a moment.
const tests = globSync('{src,backend,mocks,sw,config,locales,e2e}/**/*.{test,spec}.{ts,tsx}', {
  exclude: ['config/canary-*'],
})
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const numbers = (text: string, shape: RegExp) =>
  new Set([...text.matchAll(shape)].flatMap(([, number]) => number ?? []))

test.each(['access', 'catalogue'])('when the sentences of %s are read, then each has a test that names it', (name) => {
  const [built = '', notBuilt = ''] = readFileSync(`docs/specification/${name}.md`, 'utf8').split(NOT_BUILT)
  const specified = numbers(built, SENTENCE)
  const tested = numbers(tests, new RegExp(`\\b${name}-(\\d\\.\\d+(?:\\.\\d+)?)`, 'g'))
  expect(specified.size).toBeGreaterThan(80)
  expect([...specified].filter((number) => !tested.has(number))).toEqual([])
  expect([...tested].filter((number) => !specified.has(number))).toEqual([])
  expect([...numbers(notBuilt, SENTENCE)].filter((number) => specified.has(number))).toEqual([])
})
