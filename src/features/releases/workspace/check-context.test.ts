import { beforeEach, expect, test, vi } from 'vitest'
import type { ReleaseDetail } from '#src/contract/releases.ts'

const ID = '6f1b8c1e-1111-4111-8111-111111111111'
const ARTIST = '6f1b8c1e-2222-4222-8222-222222222222'
const FACTS = { artistId: ARTIST, lacksProfile: true, bands: [], similar: [] }

const answer = vi.fn<() => Promise<Response>>()
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
vi.stubGlobal('navigator', { onLine: true, userAgent: '' })
vi.stubGlobal('fetch', answer)
const { queryClient } = await import('#src/api/query-client.ts')
const { NEW_RELEASE } = await import('#src/contract/entity-views.ts')
const { createCheckContext } = await import('#src/features/releases/workspace/check-context.ts')
const { emptyRelease } = await import('#src/features/releases/workspace/form/release-form.ts')
const { releaseQuery } = await import('#src/shared/release/release-queries.ts')

const CREDIT = { artistId: ARTIST, type: 'PRIMARY' as const, name: 'Nina Calvera' }
const FORM = { ...emptyRelease('EP', 'Paper Boats'), artists: [{ ...CREDIT, image: null }] }
/** As it is shown while it waits in the outbox: what the server knows of its artists is missing. */
const QUEUED: ReleaseDetail = {
  ...NEW_RELEASE,
  id: ID,
  revision: 1,
  createdAt: '2026-03-10T10:00:00.000Z',
  updatedAt: '2026-03-10T10:00:00.000Z',
  title: 'Paper Boats',
  format: 'EP',
  organization: { id: ID, name: 'Lanterna Dischi' },
  artists: [CREDIT],
  label: null,
  cover: null,
  status: 'PENDING',
  displayStatus: 'DRAFT',
  storeStates: [],
  published: false,
  tracks: [],
  submissions: [],
  snapshots: [],
}
const show = (detail: ReleaseDetail) => queryClient.setQueryData(releaseQuery(ID).queryKey, detail)

const open = () => {
  const onAnswer = vi.fn<() => void>()
  return { context: createCheckContext({ releaseId: ID, coverKey: 'cover' }, onAnswer), onAnswer }
}

beforeEach(() => {
  queryClient.clear()
  answer.mockReset().mockImplementation(async () => Response.json([{ result: { data: [FACTS] } }]))
})

test('when a release waits in the outbox, then its artists are asked for, and until then the rules wait', async () => {
  show(QUEUED)
  const { context, onAnswer } = open()
  context.askForArtists(FORM)
  expect(context.isAsking()).toBe(true)
  expect(context.known(FORM).artists).toEqual([])
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledOnce())
  expect(context.isAsking()).toBe(false)
  expect(context.known(FORM).artists).toEqual([FACTS])
})

test('when the server has the release, then nobody asks for what came with it, and its newest answer counts', () => {
  show({ ...QUEUED, artistFacts: [FACTS] })
  const { context } = open()
  context.askForArtists(FORM)
  expect(answer).not.toHaveBeenCalled()
  expect(context.known(FORM).artists).toEqual([FACTS])
  const mended = { ...FACTS, lacksProfile: false }
  show({ ...QUEUED, revision: 2, artistFacts: [mended] })
  expect(context.known(FORM).artists).toEqual([mended])
})

test('when there is no answer, then the rules go on without it, and the next change asks again', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'))
  const { context, onAnswer } = open()
  context.askForArtists(FORM)
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledOnce())
  expect(context.isAsking()).toBe(false)
  answer.mockResolvedValue(Response.json([{ result: { data: [FACTS] } }]))
  context.askForArtists(FORM)
  await vi.waitFor(() => expect(context.known(FORM).artists).toEqual([FACTS]))
})

test('when an artist is not found, then there is nothing to say, and nobody asks again', async () => {
  answer.mockImplementation(async () => Response.json([{ result: { data: [] } }]))
  const { context, onAnswer } = open()
  context.askForArtists(FORM)
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledOnce())
  expect(context.known(FORM).artists).toEqual([{ artistId: ARTIST }])
  context.askForArtists(FORM)
  expect(answer).toHaveBeenCalledOnce()
})
