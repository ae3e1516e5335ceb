import { beforeEach, expect, test, vi } from 'vitest'

const ID = '6f1b8c1e-1111-4111-8111-111111111111'
const NORTH = '00000000-0000-4000-8000-00000000000a'
const SOUTH = '00000000-0000-4000-8000-00000000000b'

type Call = { procedure: string; organization: string | null }
const sent: Call[] = []
let onSent = () => {}
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
vi.stubGlobal('navigator', { onLine: true, userAgent: '' })
/** What another tab has made of the release before. */
let other: { title?: string } = {}
vi.stubGlobal('fetch', async (url: string, { headers, body }: { headers: HeadersInit; body: string }) => {
  const procedure = new URL(url, 'https://liner.test').pathname.split('/').at(-1) ?? ''
  sent.push({ procedure, organization: new Headers(headers).get('x-organization-id') })
  onSent()
  const input = z.array(z.looseObject({})).parse(Object.values(JSON.parse(body)))[0]
  const tracks = procedure === 'releases.create' ? [{ ...NEW_ASSET, id: ID, artists: [], media: null }] : []
  const created = { ...entityDefaultsOf(procedure)?.defaults, ...input, label: null, artists: [], tracks, ...other }
  return Response.json([{ result: { data: { ...created, id: ID, revision: 2 } } }])
})
const { z } = await import('#src/contract/zod.ts')
const { NEW_ASSET } = await import('#src/contract/entity-views.ts')
const { entityDefaultsOf } = await import('#src/offline/outbox/optimistic/entity-defaults.ts')
const { presentCredentials } = await import('#src/api/links.ts')
const { session } = await import('#src/auth/session/session.ts')
const { emptyRelease } = await import('#src/features/releases/workspace/form/release-form.ts')
const { CreatedBeforeError, saveRelease } = await import('#src/features/releases/workspace/save-release.ts')
const { newTrack } = await import('#src/features/releases/workspace/tracks/tracklist.ts')

beforeEach(() => {
  sent.length = 0
  other = {}
})

const saveNew = () => {
  const empty = emptyRelease('ALBUM', 'Paper Boats ')
  return saveRelease({
    releaseId: ID,
    form: { ...empty, tracks: [newTrack(ID, '01 Tin.wav', empty)] },
    baseline: null,
    onTrack: () => undefined,
    onTrackSaved: () => undefined,
    credentials: presentCredentials(),
  })
}

test('when the organization is switched between two calls of a save, then all go to the one it was pressed in', async () => {
  session.setState({ jwt: 'token', organizationId: NORTH })
  onSent = () => session.setState({ organizationId: SOUTH })
  await saveNew()
  expect(sent).toEqual([
    { procedure: 'assets.create', organization: NORTH },
    { procedure: 'releases.create', organization: NORTH },
  ])
})

test('when another tab has created the release with other values, then it does not count as saved', async () => {
  session.setState({ jwt: 'token', organizationId: NORTH })
  onSent = () => undefined
  other = { title: 'Paper Ships' }
  await expect(saveNew()).rejects.toThrow(CreatedBeforeError)
})
