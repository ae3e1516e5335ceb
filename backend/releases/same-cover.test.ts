import { beforeEach, describe, expect, test } from 'vitest'
import type { FileRow } from '#backend/tables/files.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import { tables } from '#backend/tables/tables.ts'
import { ARTIST, FILE, LABEL, ORGANIZATION, RELEASE, STORE, testId, testRow } from '#mocks/testing/test-ids.ts'
import { START, useApi } from '#mocks/testing/use-api.ts'
import { COVER_HASH_LENGTH } from '#src/domain/limits.ts'

const api = useApi()
const ALBUM = testId(8, 30)
const COPY = testId(6, 30)
const HASH = '8421'.repeat(COVER_HASH_LENGTH / 4)
/** The same picture, compressed anew. */
const NEARLY = `c${HASH.slice(1)}`
const measured = (hash: string): FileRow['picture'] => ({ contrast: 50, sharpness: 1, detail: 0.1, hash })

const album = (change: Partial<ReleaseRow> = {}) =>
  api.database().write(async ({ releases }) => {
    await releases.put({
      ...tables.releases.defaults,
      ...testRow(ALBUM, START),
      organizationId: ORGANIZATION.first,
      createdBy: null,
      title: 'Harbour',
      format: 'ALBUM',
      artists: [{ artistId: ARTIST.anna, type: 'PRIMARY' }],
      coverFileId: COPY,
      ...change,
    })
  })
const file = (id: string, picture: FileRow['picture']) =>
  api.database().write(async ({ files }) => {
    const cover = await files.get(FILE.cover)
    if (cover !== undefined) await files.put({ ...cover, id, picture })
  })
const sameCover = async () =>
  (await (await api.as('member')).releases.get.query({ releaseId: RELEASE.ready })).sameCover ?? []

beforeEach(() =>
  api.database().write(async ({ releases }) => {
    const ready = await releases.get(RELEASE.ready)
    if (ready !== undefined) await releases.put({ ...ready, format: 'SINGLE' })
  }),
)

describe('the cover of a single', () => {
  test.each<[string, Partial<ReleaseRow>, string[]]>([
    ['an album of its artist', {}, ['Harbour']],
    ['an EP', { format: 'EP' }, ['Harbour']],
    ['another single', { format: 'SINGLE' }, []],
    [
      'an album on which its artist is a guest',
      { artists: [{ artistId: ARTIST.anna, type: 'FEATURED' }] },
      ['Harbour'],
    ],
    ['an album of another artist', { artists: [{ artistId: ARTIST.zoe, type: 'PRIMARY' }] }, []],
    [
      'an album of its label',
      { artists: [{ artistId: ARTIST.zoe, type: 'PRIMARY' }], labelId: LABEL.own },
      ['Harbour'],
    ],
    ['an album of another organization', { organizationId: ORGANIZATION.foreign }, []],
    ['an album without cover', { coverFileId: null }, []],
  ])('when it is compared with $0, then the same cover is found on $2', async (_, change, expected) => {
    await file(FILE.cover, measured(HASH))
    await file(COPY, measured(NEARLY))
    await album(change)
    expect((await sameCover()).map(({ name }) => name)).toEqual(expected)
  })

  test('when an album has the same file, then it is the same cover, although nothing was measured', async () => {
    await album({ coverFileId: FILE.cover })
    expect(await sameCover()).toEqual([{ id: ALBUM, name: 'Harbour' }])
  })

  test('when an album is outside the scope of who asks, then it is not named', async () => {
    await album({
      coverFileId: FILE.cover,
      artists: [{ artistId: ARTIST.outOfScope, type: 'PRIMARY' }],
      labelId: LABEL.own,
    })
    expect(await sameCover()).toEqual([{ id: ALBUM, name: 'Harbour' }])
    const limited = await (await api.as('artist')).releases.get.query({ releaseId: RELEASE.ready })
    expect(limited.sameCover ?? []).toEqual([])
  })

  test('when the other picture differs or was not measured, then it is another cover', async () => {
    await file(FILE.cover, measured(HASH))
    await file(COPY, measured('1248'.repeat(COVER_HASH_LENGTH / 4)))
    await album()
    expect(await sameCover()).toEqual([])
    await file(COPY, null)
    expect(await sameCover()).toEqual([])
  })

  test('when it is the cover of an album too, then the release can still be submitted', async () => {
    await album({ coverFileId: FILE.cover })
    const client = await api.as('member')
    const sent = client.submissions.create.mutate({ releaseId: RELEASE.ready, storeIds: [STORE.first] })
    await expect(sent).resolves.toHaveLength(1)
  })
})

test('when a cover was measured, then the release has its measures, but not its hash', async () => {
  await file(FILE.cover, measured(HASH))
  const release = await (await api.as('member')).releases.get.query({ releaseId: RELEASE.ready })
  expect(release.coverMeasures).toEqual({ contrast: 50, sharpness: 1, detail: 0.1 })
})

test('when the cover bears the Parental Advisory logo, then a track has to be explicit', async () => {
  const client = await api.as('member')
  const update = { releaseId: RELEASE.ready, revision: 1, parentalAdvisory: true }
  expect(await client.releases.update.mutate(update)).toMatchObject({ parentalAdvisory: true })
  const sent = client.submissions.create.mutate({ releaseId: RELEASE.ready, storeIds: [STORE.first] })
  await expect(sent).rejects.toThrow('ADVISORY_NOT_EXPLICIT')
})
