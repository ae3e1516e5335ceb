import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { carryWarnings, showCarriedWarnings } from '#mocks/settings/carried-warnings.ts'

const stored = new Map<string, string>()
beforeEach(() =>
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }),
)
afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('when warnings are carried over a load, then the console has each once', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  carryWarnings(['Unknown setting: latncy', 'Unknown setting: jittr'])
  expect(warn).not.toHaveBeenCalled()
  showCarriedWarnings()
  showCarriedWarnings()
  expect(warn.mock.calls).toEqual([['[emulation] Unknown setting: latncy'], ['[emulation] Unknown setting: jittr']])
})

test.each(['not json', '{"a":1}', '[1]'])('when %s is stored in their place, then nothing is shown', (text) => {
  carryWarnings(['Unknown setting: latncy'])
  for (const key of stored.keys()) stored.set(key, text)
  showCarriedWarnings()
  expect(stored.size).toBe(0)
})
