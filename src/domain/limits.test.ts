import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as limits from '#src/domain/limits.ts'
import { UPLOAD_BYTES_MAX } from '#src/domain/media/upload-purpose.ts'

const files = globSync(['src/domain/**/*.ts', 'src/contract/**/*.ts'], {
  exclude: (name) => name.endsWith('.test.ts') || name.endsWith('limits.ts') || name.endsWith('contract/worker'),
})
const TYPED = [
  // A schema with a number of its own.
  /\b(?:text|requiredText|maxLength|minLength|maximum|length)\((?!1\b)\d[\d_]*/g,
  // A constant that is called a limit.
  /\bconst [A-Z][A-Z_]*_(?:MAX|MIN|DAYS|MINUTES|SECONDS|HOURS|TRIES)\b(?: = |: number = )\d[^\n]*/g,
  // What a text is told of a limit.
  /\b(?:megabytes|gigabytes|minutes|seconds|days|maximum|minimum|good|expected): [1-9][\d_]*/g,
  // A number that is one limit alone, wherever it stands.
  new RegExp(`\\b(?:${[1400, 8000, 10_000, 4096, 80_000_000].map((one) => written(one)).join('|')})\\b`, 'g'),
]

/** As it is typed, with or without its underscores. */
function written(number: number): string {
  return `${number}|${number.toLocaleString('en').replaceAll(',', '_')}`
}

test('when the rules and the contract are searched for limits, then more than 60 files are read', () => {
  expect(files.length).toBeGreaterThan(60)
})

test.each(files)('when %s needs a limit, then it types none that limits.ts has', (file) => {
  const text = readFileSync(file, 'utf8')
  expect(TYPED.flatMap((pattern) => text.match(pattern) ?? [])).toEqual([])
})

// What a limit is called here, it is called nowhere else: nothing declares a second one of that name.
const DECLARED = new RegExp(`\\bconst (?:${Object.keys(limits).join('|')})\\b`)
const others = globSync(['src/**/*.{ts,tsx}', 'backend/**/*.ts', 'mocks/**/*.ts', 'sw/**/*.ts']).filter(
  (file) => file !== 'src/domain/limits.ts',
)
// A number with a name in the backend is a limit: it stands in `limits.ts`, where screens and texts find it too.
const NAMED = /\bconst [A-Z][A-Z_]*(?:: number)? = [\d(][^\n]*/g
const BACKEND_FACTS = new Set(['const LAST_TIME_ZONE_HOURS = 12', 'const FIRST_TIME_ZONE_HOURS = 14'])
const backendFiles = globSync('backend/**/*.ts').filter((file) => !/\.test\.ts$|\/auth\/|\/session\.ts$/.test(file))

test('when a limit is in limits.ts, then no other file declares it again', () => {
  const again = others.filter((file) => DECLARED.test(readFileSync(file, 'utf8')))
  expect(others.length).toBeGreaterThan(500)
  expect(again).toEqual([])
})

test.each(backendFiles)('when %s gives a number a name, then the number is no limit', (file) => {
  const named = readFileSync(file, 'utf8').match(NAMED) ?? []
  expect(named.filter((one) => !BACKEND_FACTS.has(one))).toEqual([])
})

test('when a limit is in limits.ts, then it is a number above 0', () => {
  for (const [name, limit] of Object.entries(limits)) expect([name, limit > 0]).toEqual([name, true])
})

test('when a file is uploaded, then only a master may have more than 4 MB, up to 1 GB', () => {
  expect(Object.entries(UPLOAD_BYTES_MAX).filter(([, bytes]) => bytes > 4 * limits.MEBIBYTE)).toEqual([
    ['AUDIO', 1024 ** 3],
    ['VIDEO', 1024 ** 3],
    ['DOLBY_ATMOS', 1024 ** 3],
  ])
})
