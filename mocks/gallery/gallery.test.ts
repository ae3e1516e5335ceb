import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { linkOf, screens, STATES } from '#mocks/gallery/screens.ts'
import { parseLink } from '#mocks/settings/link.ts'

const all = screens()
const links = all.flatMap(({ name, looks }) =>
  Object.entries(looks).map(([state, look]) => [name, state, linkOf(look)] as const),
)

test('when the screens are listed, then no two have one name, and each has its filled state', () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  expect(all.filter(({ looks }) => looks.filled === undefined)).toEqual([])
})

test.each(links)('when the link of %s, %s, is read, then all of it is understood', (_screen, _state, link) => {
  const url = new URL(link, 'http://liner.test')
  const { commands, warnings } = parseLink(url.searchParams.get('emulate') ?? '')
  expect(warnings).toEqual([])
  expect(commands.as).toBeDefined()
})

test('when a screen is a list or a page of an entity, then it is shown in each state', () => {
  const ofEntities = all.filter(({ looks }) => looks.one !== undefined)
  expect(ofEntities.length).toBeGreaterThan(15)
  for (const { name, looks } of ofEntities)
    expect([name, Object.keys(looks).toSorted()]).toEqual([name, STATES.toSorted()])
})

const pathsOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))

/** Asked for before any screen, or by a field that searches. */
const EVERYWHERE = /^(auth|searches)\.|^organizations\.own$|^notifications\.has$/
/** Asked for by one part of a screen, or by a dialog of it, and not by the screen itself. */
const BESIDE = [
  'artists.facts',
  'barcodes.pool',
  'barcodes.used',
  'labels.defaults',
  'organizations.elements',
  'organizations.history',
  'organizations.invitations',
  'organizations.memberPreview',
  'organizations.sentInvitations',
  'people.credits',
  'releases.history',
  'releases.stages',
  'submissions.arrivals',
  'users.checkNoReleases',
]

test('when the client asks for something to show, then the gallery has the screen while it does not come', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
  const asked = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/\bapi\.(\w+\.\w+)\.queryOptions\(/g)].map(([, name = '']) => name),
    ),
  )
  expect(asked.size).toBeGreaterThan(20)
  const shown = new Set(all.flatMap(({ looks }) => Object.keys(looks.loading?.silent ?? {})))
  expect([...asked].filter((name) => !shown.has(name) && !EVERYWHERE.test(name)).toSorted()).toEqual(BESIDE)
})

/** The address of a route by its file: `_member/releases/$releaseId.tsx` is `/releases/$releaseId`. */
const addressOf = (file: string) =>
  `/${file.replace(/\.tsx$/, '')}`
    .replaceAll(/\/_(member|public)/g, '')
    .replace(/\/index$/, '')
    .replaceAll('_/', '/')
    .replaceAll(/_?\./g, '/')
/** They draw nothing of their own, or only send to another address. */
const NOT_SHOWN = [
  '/$',
  '/__root',
  '',
  '/_member',
  '/_public',
  '/invite/$code',
  '/support',
  '/profile',
  '/profile/$section',
]

test('when a route exists, then the gallery has it', () => {
  const shown = new Set(all.map(({ name }) => name.replace(/\?.*/, '')))
  const addresses = pathsOf('src/routes').map(addressOf)
  expect(addresses.filter((address) => !shown.has(address) && !NOT_SHOWN.includes(address))).toEqual([])
})

test('when a part of src/ui exists, then the gallery draws it', () => {
  const drawn = pathsOf('mocks/gallery')
    .map((file) => readFileSync(`mocks/gallery/${file}`, 'utf8'))
    .join('\n')
  const names = pathsOf('src/ui').flatMap((file) => {
    if (file.includes('.test.')) return []
    const source = readFileSync(`src/ui/${file}`, 'utf8')
    return [...source.matchAll(/^export const ([A-Z]\w*[a-z]\w*) = /gm)].map(([, name = '']) => name)
  })
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(drawn))).toEqual([])
})
