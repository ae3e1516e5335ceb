import { describe, expect, test } from 'vitest'
import { submissions as table } from '#backend/tables/submissions.ts'
import { ARTIST, ASSET, FILE, LABEL, ORGANIZATION, RELEASE, STORE, testId, USER } from '#mocks/testing/test-ids.ts'
import { refused, START, useApi } from '#mocks/testing/use-api.ts'

const api = useApi()
const NEW = testId(50, 1)
const page = { page: 1, perPage: 10 }

describe('creating a release', () => {
  test('when only title and format are given, then the rest is empty', async () => {
    const made = await (await api.as('member')).releases.create.mutate({ title: '  Home ', format: 'ALBUM' })
    expect(made).toMatchObject({ title: 'Home', revision: 1, status: 'PENDING', published: false, barcode: null })
    expect(made).toMatchObject({ createdAt: START.toISOString(), organization: { id: ORGANIZATION.first }, tracks: [] })
  })
  test('when it is sent again with its id, then the answer is the release of the first time', async () => {
    const client = await api.as('member')
    const first = await client.releases.create.mutate({ id: NEW, title: 'Once', format: 'EP' })
    const again = await client.releases.create.mutate({ id: NEW, title: 'Twice', format: 'EP' })
    expect(again).toEqual(first)
    expect((await client.releases.list.query(page)).count).toBe(3)
  })
  test('when it is sent many times at once, then one is created', async () => {
    const client = await api.as('member')
    const sent = Array.from({ length: 5 }, () =>
      client.releases.create.mutate({ id: NEW, title: 'At once', format: 'EP' }),
    )
    expect(new Set((await Promise.all(sent)).map(({ id }) => id))).toEqual(new Set([NEW]))
    expect((await client.releases.list.query(page)).count).toBe(3)
  })
  test.each([RELEASE.foreign, RELEASE.ready])(
    'when the id belongs to somebody else (%s), then the conflict reveals nothing',
    async (id) => {
      const error = await refused((await api.as('member')).releases.create.mutate({ id, title: 'Mine', format: 'EP' }))
      expect(error).toMatchObject({ code: 'CONFLICT' })
      expect(error.current).toBeUndefined()
    },
  )
  const by = (artistId: string) => ({ artistId, type: 'PRIMARY' as const })
  test.each([
    ['label', { labelId: LABEL.foreign }],
    ['artists', { artists: [by(ARTIST.foreign)] }],
    ['label and artists', { labelId: LABEL.foreign, artists: [by(ARTIST.foreign)] }],
  ])('when a super administrator creates it, then its %s decides the organization', async (_, named) => {
    const client = await api.as('admin')
    const made = await client.releases.create.mutate({ title: 'A', format: 'EP', ...named })
    expect(made.organization.id).toBe(ORGANIZATION.foreign)
  })
  test.each([
    ['neither label nor artists', {}, { organizationId: 'ORGANIZATION_REQUIRED' }],
    [
      'artists that are not of its label',
      { labelId: LABEL.foreign, artists: [by(ARTIST.anna)] },
      { artists: 'NOT_FOUND' },
    ],
    ['artists of two organizations', { artists: [by(ARTIST.foreign), by(ARTIST.anna)] }, { artists: 'NOT_FOUND' }],
  ])('when a super administrator creates it with %s, then it is refused at its field', async (_, named, fields) => {
    const client = await api.as('admin')
    const error = await refused(client.releases.create.mutate({ title: 'A', format: 'EP', ...named }))
    expect(error).toMatchObject({ code: 'BAD_REQUEST', fields })
    expect((await client.releases.list.query(page)).count).toBe(3)
  })
})

describe('a copy of a release', () => {
  const copy = {
    id: NEW,
    title: 'Again',
    format: 'SINGLE' as const,
    artists: [{ artistId: ARTIST.anna, type: 'PRIMARY' as const }],
  }
  test('when it is created, then it has the same cover and tracks, whoever uploaded their files', async () => {
    const tracklist = [{ assetId: ASSET.own, position: 1 }]
    const made = await (await api.as('artist')).releases.create.mutate({ ...copy, coverFileId: FILE.cover, tracklist })
    expect(made).toMatchObject({ cover: { fileId: FILE.cover }, tracklist, submissions: [] })
  })
  test('when no release that they see shows a cover, then they cannot use it', async () => {
    await (await api.as('member')).releases.update.mutate({ releaseId: RELEASE.ready, revision: 1, coverFileId: null })
    const error = await refused((await api.as('artist')).releases.create.mutate({ ...copy, coverFileId: FILE.cover }))
    expect(error).toMatchObject({ code: 'BAD_REQUEST', fields: { coverFileId: 'NOT_FOUND' } })
  })
})

describe('changing a release', () => {
  test('when fields are saved, then the release has every one of them', async () => {
    const client = await api.as('member')
    const fields = {
      alternateGenre: 'Rock',
      alternateSubgenre: 'Indie Rock',
      recordingYear: 1999,
      recordingLocation: 'Studio Levante, Bari',
      preOrderDate: '2026-03-20',
      monetization: true,
      songMonetization: true,
      assetsRightsClaim: 'REPORT',
      manageAssetsSeparately: true,
      tracklist: [{ assetId: ASSET.own, position: 1, instantGratification: true }],
    } as const
    const sent = { ...fields, tracklist: [...fields.tracklist] }
    await client.releases.update.mutate({ releaseId: RELEASE.ready, revision: 1, ...sent })
    expect(await client.releases.get.query({ releaseId: RELEASE.ready })).toMatchObject(fields)
  })
  test('when a track is sent as no instant gratification, then its entry has no such mark', async () => {
    const tracklist = [{ assetId: ASSET.own, position: 1, instantGratification: false }]
    const changed = await (
      await api.as('member')
    ).releases.update.mutate({ releaseId: RELEASE.ready, revision: 1, tracklist })
    expect(changed.tracklist).toEqual([{ assetId: ASSET.own, position: 1 }])
  })
  test('when one field is sent, then the others stay, and the revision goes up', async () => {
    const client = await api.as('member')
    api.clock.now = new Date(START.getTime() + 1000)
    const changed = await client.releases.update.mutate({ releaseId: RELEASE.ready, revision: 1, title: 'Blue Room' })
    expect(changed).toMatchObject({ title: 'Blue Room', genre: 'Pop', revision: 2, createdAt: START.toISOString() })
    expect(changed.updatedAt).toBe(api.clock.now.toISOString())
  })
  test('when it is based on an older revision, then the conflict has the current release', async () => {
    const client = await api.as('member')
    const current = await client.releases.update.mutate({ releaseId: RELEASE.ready, revision: 1, title: 'First' })
    const error = await refused(
      client.releases.update.mutate({ releaseId: RELEASE.ready, revision: 1, title: 'Second' }),
    )
    expect(error).toMatchObject({ code: 'CONFLICT', current })
    expect((await client.releases.get.query({ releaseId: RELEASE.ready })).title).toBe('First')
  })
  test('when two changes are sent at once, then one of them is refused', async () => {
    const [one, other] = [await api.as('member'), await api.as('member')]
    const results = await Promise.allSettled([
      one.releases.update.mutate({ releaseId: RELEASE.ready, revision: 1, title: 'One' }),
      other.releases.update.mutate({ releaseId: RELEASE.ready, revision: 1, title: 'Other' }),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
  test('when tracks are sent, then they are numbered in their order, and answered in full', async () => {
    const tracklist = [
      { assetId: ASSET.own, position: 7 },
      { assetId: ASSET.second, position: 3 },
    ]
    const changed = await (
      await api.as('member')
    ).releases.update.mutate({ releaseId: RELEASE.ready, revision: 1, tracklist })
    expect(changed.tracklist).toEqual([
      { assetId: ASSET.second, position: 1 },
      { assetId: ASSET.own, position: 2 },
    ])
    expect(changed.tracks.map(({ title }) => title)).toEqual(['Second', 'Blue Window'])
  })
  test.each([
    ['artists', { artists: [{ artistId: ARTIST.foreign, type: 'PRIMARY' as const }] }, 'NOT_FOUND'],
    ['labelId', { labelId: LABEL.foreign }, 'NOT_FOUND'],
    ['coverFileId', { coverFileId: FILE.master }, 'NOT_FOUND'],
    ['tracklist', { tracklist: [{ assetId: ASSET.foreign, position: 1 }] }, 'NOT_FOUND'],
    ['tracklist', { tracklist: [1, 2].map((position) => ({ assetId: ASSET.own, position })) }, 'DUPLICATE_TRACK'],
    ['distributionProviders', { distributionProviders: [testId(5, 99)] }, 'NOT_FOUND'],
    ['barcode', { barcode: '5 010017 088439' }, 'DUPLICATE_UPC_CODE'],
  ])('when the field %s is sent as %j, then it is refused with %s', async (field, change, message) => {
    const client = await api.as('member')
    const error = await refused(client.releases.update.mutate({ releaseId: RELEASE.ready, revision: 1, ...change }))
    expect(error).toMatchObject({ code: 'BAD_REQUEST', message, fields: { [field]: message } })
    expect((await client.releases.get.query({ releaseId: RELEASE.ready })).revision).toBe(1)
  })
  test('when a store has had the release, then its barcode is frozen', async () => {
    const client = await api.as('member')
    await api.database().write(({ submissions }) =>
      submissions.put({
        ...table.defaults,
        id: testId(60, 1),
        revision: 1,
        createdAt: START.toISOString(),
        updatedAt: START.toISOString(),
        releaseId: RELEASE.ready,
        storeId: STORE.first,
        createdBy: USER.member,
        status: 'TAKEN_DOWN',
        delivery: 'PROCESSED',
        reason: null,
      }),
    )
    const change = { releaseId: RELEASE.ready, revision: 1 }
    const error = await refused(client.releases.update.mutate({ ...change, barcode: null }))
    expect(error).toMatchObject({ code: 'PRECONDITION_FAILED', message: 'BARCODE_FROZEN' })
    const same = await client.releases.update.mutate({ ...change, barcode: '5901234-123457' })
    expect(same).toMatchObject({ published: true, status: 'APPROVED', revision: 2 })
  })
})

describe('seeing releases', () => {
  test.each([
    [{ search: 'WINDOW blu' }, ['Blue Window']],
    [{ search: 'pero' }, ['Blue Window']],
    [{ search: '5901234' }, ['Blue Window']],
    [{ search: RELEASE.draft }, ['Draft']],
    [{ search: 'elsewhere' }, []],
    [{ format: 'SINGLE' as const, sortBy: 'title', sortDir: 'desc' as const }, ['Draft', 'Blue Window']],
    [{ artistId: ARTIST.zoe }, ['Draft']],
    [{ labelId: LABEL.own }, ['Blue Window']],
    [{ status: 'APPROVED' as const }, []],
    [{ organizationId: ORGANIZATION.foreign, search: 'draft' }, ['Draft']],
  ])('when a member filters by %j, then %j are listed', async (filter, titles) => {
    const found = await (await api.as('member')).releases.list.query({ ...page, ...filter })
    expect(found.releases.map(({ title }) => title)).toEqual(titles)
    expect(found.count).toBe(titles.length)
  })
  test('when an artist is on a track, then releases of others are appearances, and their own are not', async () => {
    const client = await api.as('member')
    const appearances = async () =>
      (await client.releases.list.query({ ...page, appearancesOf: ARTIST.zoe })).releases.map(({ title }) => title)
    expect(await appearances()).toEqual([])
    const artists = [
      { artistId: ARTIST.anna, type: 'PRIMARY' as const },
      { artistId: ARTIST.zoe, type: 'REMIXER' as const },
    ]
    await client.assets.update.mutate({ assetId: ASSET.own, revision: 1, artists })
    expect(await appearances()).toEqual(['Blue Window'])
    const own = artists.map(({ artistId }) => ({ artistId, type: 'PRIMARY' as const }))
    await client.releases.update.mutate({ releaseId: RELEASE.ready, revision: 1, artists: own })
    expect(await appearances()).toEqual([])
  })
  test('when a super administrator lists them, then all are there, or those of one organization', async () => {
    const client = await api.as('admin')
    expect((await client.releases.list.query(page)).count).toBe(3)
    expect((await client.releases.list.query({ ...page, organizationId: ORGANIZATION.foreign })).count).toBe(1)
  })
  test('when one belongs to another organization, then it is not found', async () => {
    const client = await api.as('member')
    expect((await refused(client.releases.get.query({ releaseId: RELEASE.foreign }))).code).toBe('NOT_FOUND')
  })
  test('when one is out of the caller’s scope, then it is not found, unless the caller created it', async () => {
    const [member, artist] = [await api.as('member'), await api.as('artist')]
    const foreign = await member.releases.create.mutate({
      title: 'Foreign',
      format: 'EP',
      artists: [{ artistId: ARTIST.outOfScope, type: 'PRIMARY' }],
    })
    expect((await refused(artist.releases.get.query({ releaseId: foreign.id }))).code).toBe('NOT_FOUND')
    const own = await artist.releases.create.mutate({ title: 'Own', format: 'EP' })
    expect((await artist.releases.list.query(page)).releases.map(({ title }) => title)).toContain('Own')
    const taken = artist.releases.update.mutate({
      releaseId: own.id,
      revision: 1,
      artists: [{ artistId: ARTIST.outOfScope, type: 'PRIMARY' }],
    })
    expect((await refused(taken)).fields).toHaveProperty('artists')
  })
})
