import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseLink, writeLink } from '#mocks/settings/link.ts'
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

test('when the settings are the usual ones, then the link is empty', () => {
  expect(writeLink(parseSettings({}).settings)).toBe('')
})

const README = readFileSync('README.md', 'utf8')
const links = [...README.matchAll(/\?emulate=([^`]+)`/g)].map(([, link = '']) => link)

test('when the README is read, then it has links', () => expect(links.length).toBeGreaterThan(20))

test.each(links)('when link %# of the README, %s, is read, then there is no warning', (link) => {
  expect(parseLink(decodeURIComponent(link)).warnings).toEqual([])
})
