import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOSTILE_PATHS, HOSTILE_VALUES } from '../../../e2e/fixtures/hostile.ts'
import { isDecodable, safePath } from '#src/domain/navigation/safe-path.ts'

test.each([
  ['/releases', '/releases'],
  ['/submissions?status=PENDING_APPROVAL', '/submissions?status=PENDING_APPROVAL'],
  ['/releases/x#tracks', '/releases/x#tracks'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/%2fevil.example', null],
  ['/%5cevil.example', null],
  ['\\evil', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['/\tx', null],
  ['/x\n', null],
  ['', null],
  ['releases', null],
  ['/%', null],
  ['/.//evil.example', null],
  ['/x/..//evil.example', null],
])('%j leads to %j', (value, path) => {
  expect(safePath(value)).toBe(path)
})

test('whatever it lets through stays in the app', () => {
  const origin = 'https://liner.example'
  const hostile = fc
    .array(fc.constantFrom('/', '\\', '%2f', '%5c', '.', ':', '@', 'a', '\t', '//', 'evil.example'))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.oneof(hostile, fc.webUrl(), fc.string()), (value) => {
      const path = safePath(value)
      return path === null || new URL(path, origin).origin === origin
    }),
    { numRuns: 2000 },
  )
})

test.each([...HOSTILE_PATHS, ...HOSTILE_VALUES])('%j leads nowhere else', (payload) => {
  const led = [payload, `/${payload}`].flatMap((given) => safePath(given) ?? [])
  const origins = led.map((path) => new URL(path, 'https://liner.test').origin)
  expect(origins.filter((origin) => origin !== 'https://liner.test')).toEqual([])
})

test.each([
  ['/releases', true],
  ['/a%20b', true],
  ['/%25E0', true],
  ['/%E0%A4%A', false],
  ['/artists/%', false],
  ['/%zz', false],
])('that %j can be decoded is %j', (path, is) => {
  expect(isDecodable(path)).toBe(is)
})
