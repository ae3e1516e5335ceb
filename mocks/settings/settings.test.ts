import { afterEach, expect, test, vi } from 'vitest'
import { parseSettings } from '#mocks/settings/settings.ts'
import { readSettings } from '#mocks/settings/stored-settings.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  [{ latency: 'none' }, { latency: 'none' }, []],
  [{ latency: 2500, jitter: 300 }, { latency: 2500, jitter: 300 }, []],
  [{ scenario: 'large', offline: true }, { scenario: 'large', offline: true }, []],
  [{ refuses: { 'labels.update': 'BAD_REQUEST' } }, { fail: { 'labels.update': 'BAD_REQUEST' } }, []],
  [{ fail: { 'releases.*': 'DUPLICATE_UPC_CODE' } }, { fail: { 'releases.*': 'DUPLICATE_UPC_CODE' } }, []],
  [{ offline: true, latncy: 'none' }, { offline: true }, ['Unknown setting: latncy']],
  [{ offline: true, latency: 'warp' }, { offline: true }, ['Unknown value of latency: "warp"']],
  [{ latency: 10_001 }, {}, ['Unknown value of latency: 10001']],
  [
    { fail: { 'releases.lst': 'TIMEOUT', 'releases.list': 'TIMEOUT' } },
    { fail: { 'releases.list': 'TIMEOUT' } },
    ['Unknown procedure in fail: releases.lst'],
  ],
  [
    { fail: { 'releases.list': 'TIMOUT', 'labels.list': 'NOT_FOUND' } },
    { fail: { 'labels.list': 'NOT_FOUND' } },
    ['Unknown value of fail for releases.list: "TIMOUT"'],
  ],
  [{ delay: 3000, offline: true }, { offline: true }, ['Unknown value of delay: 3000']],
  [{ clock: 'tomorrow' }, {}, ['Unknown value of clock: "tomorrow"']],
  [null, {}, ['The settings are not an object: null']],
])('when the settings are %j, then they are read as %j, with the warnings %j', (raw, expected, warnings) => {
  const usual = parseSettings({}).settings
  expect(parseSettings(raw)).toEqual({ settings: { ...usual, ...expected }, warnings })
})

test('when the stored settings cannot be read, then the console says so once and the usual ones hold', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'not json' })
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect(readSettings()).toEqual(parseSettings({}).settings)
  readSettings()
  expect(warn.mock.calls).toEqual([['[emulation] The settings are not valid JSON']])
})
