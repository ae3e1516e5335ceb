import { readFileSync } from 'node:fs'
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCommands, parseLink, withLink, writeLink } from '#mocks/settings/link.ts'
import { parseSettings } from '#mocks/settings/settings.ts'

const DISTRIBUTION = 'VALIDATION:FIELD_REQUIRED(label,genre);TERRITORIES_MISSING'

test('when a link has settings and commands, then both are read, and can be written again', () => {
  const link = `as:artist,scenario:empty,fail:releases.list=TIMEOUT,fail:submissions.create=${DISTRIBUTION},delay:releases.*=3000,latency:none,offline,clock:-3d,malformed:labels.get`
  const { settings, commands, warnings } = parseLink(link)
  expect(warnings).toEqual([])
  expect(commands).toEqual({ as: 'artist' })
  expect(settings).toEqual({
    ...parseSettings({}).settings,
    scenario: 'empty',
    latency: 'none',
    offline: true,
    clock: '-3d',
    fail: { 'releases.list': 'TIMEOUT', 'submissions.create': DISTRIBUTION },
    delay: { 'releases.*': 3000 },
    malformed: { 'labels.get': true },
  })
  expect(parseLink(writeLink(settings, commands))).toEqual({ settings, commands, warnings: [] })
})

test.each([
  ['as:pope,offline', 'Unknown value of as: pope'],
  ['latncy:4,offline', 'Unknown setting: latncy'],
  ['fail:foo=TIMEOUT,offline', 'Unknown procedure in fail: foo'],
  ['fail:releases.list,offline', 'Unknown value of fail for releases.list: true'],
  ['notify:NEWS,offline', 'Unknown value of notify: NEWS'],
])('when the link is %s, then the rest of it holds, with the warning “%s”', (link, warning) => {
  const { settings, commands, warnings } = parseLink(link)
  expect(warnings).toEqual([warning])
  expect(settings.offline).toBe(true)
  expect(commands).toEqual({})
})

const INHERITED = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'length']

test('when a key is one that every object has, or any other unknown one, then the rest of the link holds', () => {
  const usual = parseLink('offline').settings
  // A text with these signs is more than one key.
  const key = fc
    .oneof(fc.constantFrom(...INHERITED), fc.string())
    .map((text) => `x${text}`.replaceAll(/[,:()]/g, '').trim())
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...INHERITED), key), (unknown) => {
      expect(parseLink(`${unknown}:1,offline`)).toEqual({
        settings: usual,
        commands: {},
        warnings: [`Unknown setting: ${unknown}`],
      })
      expect(parseLink(`fail:${unknown}=TIMEOUT,offline`).warnings).toHaveLength(1)
      expect(parseCommands(Object.fromEntries([[unknown, 1]]))).toEqual({
        commands: {},
        warnings: [`Unknown command: ${unknown}`],
      })
    }),
  )
})

test.each(Object.keys(TRPC_ERROR_CODES_BY_KEY))('when a call fails with %s, then no warning is shown', (code) => {
  const { settings, warnings } = parseLink(`fail:releases.list=${code}`)
  expect(warnings).toEqual([])
  expect(settings.fail).toEqual({ 'releases.list': code })
})

test.each([
  [{ as: 'member', notify: 'NEWS' }, { as: 'member' }, ['Unknown value of notify: NEWS']],
  [{ as: 'pope', reset: true }, { reset: true }, ['Unknown value of as: pope']],
  [{ az: 'member', push: undefined, panel: true }, { panel: true }, ['Unknown command: az']],
  ['as:member', {}, ['The commands are not an object']],
])('when the commands are %j, then %j run, with the warnings %j', (given, commands, warnings) => {
  expect(parseCommands(given)).toEqual({ commands, warnings })
})

test('when the settings are the usual ones, then the link is empty', () => {
  expect(writeLink(parseSettings({}).settings)).toBe('')
})

const README = readFileSync('README.md', 'utf8')
const links = [...README.matchAll(/\?emulate=([^`]+)`/g)].map(([, link = '']) => link)

test('when the README is read, then it has links', () => expect(links.length).toBeGreaterThan(20))

test.each(links)('when link %# of the README, %s, is read, then there is no warning', (link) => {
  expect(parseLink(decodeURIComponent(link)).warnings).toEqual([])
})

const LINK = `as:artist,fail:releases.update=${DISTRIBUTION},delay:releases.*=3000`
test.each([
  ['https://liner.example/releases', `https://liner.example/releases?emulate=${LINK}`],
  ['https://liner.example/releases?page=2#top', `https://liner.example/releases?page=2&emulate=${LINK}#top`],
  ['https://liner.example/?emulate=offline', `https://liner.example/?emulate=${LINK}`],
])('when a link is put into the address %s, then it stays as it is written', (address, linked) => {
  expect(withLink(address, LINK)).toBe(linked)
})

test('when a link of any text is put into an address, then the address holds that text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(new URL(withLink('https://liner.example/?page=2', text)).searchParams.get('emulate')).toBe(text)
    }),
  )
})
