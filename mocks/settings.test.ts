import { afterEach, expect, test, vi } from 'vitest'
import { readSettings } from '#mocks/settings.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [null, { latency: 'demo', offline: false }],
  ['{"latency":"none"}', { latency: 'none', offline: false }],
  ['{"offline":true,"more":1}', { latency: 'demo', offline: true }],
  ['{"latency":"warp"}', { latency: 'demo', offline: false }],
  ['{"scenario":"large"}', { latency: 'demo', offline: false, scenario: 'large' }],
  ['not json', { latency: 'demo', offline: false }],
  ['null', { latency: 'demo', offline: false }],
])('settings written as %s are read as %j', (stored, expected) => {
  vi.stubGlobal('localStorage', { getItem: () => stored })
  expect(readSettings()).toEqual({ refuses: {}, ...expected })
})
