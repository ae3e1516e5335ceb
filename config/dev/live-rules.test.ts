import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withLiveFunctions } from './live-rules.ts'

type Next = Record<string, unknown>
const hot = { data: {}, accept: vi.fn<(update: (next: Next | undefined) => void) => void>(), invalidate: vi.fn() }

beforeEach(() => vi.stubGlobal('hotOfTest', hot))
afterEach(() => {
  hot.data = {}
  vi.clearAllMocks()
})

let loads = 0
/** Runs a bundle as the development server sends it: each version has an address of its own. */
const load = async (code: string): Promise<Next> => {
  loads += 1
  const live = (withLiveFunctions(code) ?? '').replaceAll('import.meta.hot', 'globalThis.hotOfTest')
  return import(`data:text/javascript,${encodeURIComponent(live)}//${loads}`)
}
const update = (next: Next) => hot.accept.mock.lastCall?.[0](next)
const call = (module: Next, name: string) => {
  const called = module[name]
  return typeof called === 'function' ? called('a') : undefined
}

const FIRST = [
  'const MOST = 1',
  'const LIMIT$1 = [MOST, /a/]',
  'const isLong = (text) => text.length > MOST',
  'class Damaged extends Error {}',
  'export { Damaged, LIMIT$1 as LIMIT, isLong };',
].join('\n')

test('when a rule changes, then those who have it already call the new one, again and again', async () => {
  const module = await load(FIRST)
  const { isLong } = module
  expect(call({ isLong }, 'isLong')).toBe(false)
  update(await load(FIRST.replace('> MOST', '=== MOST')))
  expect(call({ isLong }, 'isLong')).toBe(true)
  update(await load(FIRST.replace('> MOST', '=== 7')))
  expect(call({ isLong }, 'isLong')).toBe(false)
  expect(hot.invalidate).not.toHaveBeenCalled()
})

test('when a bundle exports an error, then it stays a class, so that it is recognised', async () => {
  const { Damaged } = await load(FIRST)
  expect(String(Damaged)).toMatch(/^class/)
})

test.each([
  { what: 'a value changes', next: FIRST.replace('/a/', '/b/') },
  { what: 'an export goes', next: FIRST.replace('LIMIT$1 as LIMIT, ', '') },
  { what: 'an export comes', next: FIRST.replace('isLong }', 'isLong, MOST as LEAST }') },
])('when $what, then what imports the bundle is updated', async ({ next }) => {
  await load(FIRST)
  const accept = hot.accept.mock.lastCall?.[0]
  accept?.(await load(next))
  expect(hot.invalidate).toHaveBeenCalledOnce()
})

test('when a bundle has no exports, then it is left as it is', () => {
  expect(withLiveFunctions('export {}')).toBeUndefined()
})
