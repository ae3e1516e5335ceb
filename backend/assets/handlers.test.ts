import { describe, expect, test } from 'vitest'
import { ARTIST, ASSET, FILE, LABEL, ORGANIZATION, RELEASE, STORE, testId } from '#mocks/testing/test-ids.ts'
import { refused, useApi } from '#mocks/testing/use-api.ts'
import { CLEAN_SOUND, writePeaks } from '#src/domain/media/sound-report.ts'

const api = useApi()
const NEW = testId(70, 1)
const page = { page: 1, perPage: 10 }
const media = { fileId: FILE.master, container: 'WAV', durationMs: 1000, sampleRate: 44_100, bitDepth: 16, channels: 2 }
const soundReport = {
  durationMs: 1000,
  peak: -0.3,
  loudness: -9.8,
  ...CLEAN_SOUND,
  peaks: writePeaks([0.5]),
}
const master = { ...media, fileName: 'master.wav', bytes: 1000, url: `https://files.liner.test/${FILE.master}` }

describe('assets', () => {
  test('when one is created, then it has its master and its credited artists', async () => {
    const made = await (
      await api.as('member')
    ).assets.create.mutate({
      title: 'New',
      format: 'TRACK',
      media,
      artists: [{ artistId: ARTIST.anna, type: 'PRIMARY' }],
      composer: ['Anna Prova'],
    })
    expect(made).toMatchObject({ title: 'New', media: master, releasesCount: 0, releases: [], labels: [], revision: 1 })
    expect(made.artists).toEqual([{ artistId: ARTIST.anna, type: 'PRIMARY', name: 'Anna Però', image: null }])
  })
  test('when a file has a sound report, then its asset keeps it, and no list has it', async () => {
    const client = await api.as('member')
    const analyzed = { ...media, soundReport }
    const sent = { id: NEW, title: 'New', format: 'TRACK' as const, media: analyzed }
    expect((await client.assets.create.mutate(sent)).media).toEqual({ ...master, soundReport })
    const listed = (await client.assets.list.query(page)).assets.find(({ id }) => id === NEW)
    expect(listed?.media).toEqual(master)
    // A form that knows the asset from a list sends its file without it.
    const updated = await client.assets.update.mutate({ assetId: NEW, revision: 1, media })
    expect(updated.media?.soundReport).toEqual(soundReport)
    const added = await client.releases.update.mutate({
      releaseId: RELEASE.draft,
      revision: 1,
      tracklist: [{ assetId: NEW, position: 1 }],
    })
    expect(added.tracks[0]?.media?.soundReport).toEqual(soundReport)
  })
  test('when a sound report says that the file is silent, then the file is refused', async () => {
    const client = await api.as('member')
    const silent = { ...media, soundReport: { ...soundReport, silent: true } }
    const error = await refused(client.assets.create.mutate({ title: 'New', format: 'TRACK', media: silent }))
    expect(error).toMatchObject({ code: 'BAD_REQUEST', message: 'AUDIO_SILENT', fields: { media: 'AUDIO_SILENT' } })
  })
  test.each([
    ['a waveform of another length', { peaks: 'AAAA' }],
    ['an unreadable waveform', { peaks: '<'.repeat(536) }],
    ['an infinite level', { peak: -Infinity }],
    ['a negative length', { durationMs: -1 }],
  ])('when a sound report has %s, then it is refused', async (_what, change) => {
    const client = await api.as('member')
    const wrong = { ...media, soundReport: { ...soundReport, ...change } }
    const error = await refused(client.assets.create.mutate({ title: 'New', format: 'TRACK', media: wrong }))
    expect(error).toMatchObject({ code: 'BAD_REQUEST' })
  })
  test('when one is sent again with its id, then it is created once', async () => {
    const client = await api.as('member')
    const sent = { id: NEW, title: 'Once', format: 'TRACK' as const }
    expect(await client.assets.create.mutate(sent)).toEqual(await client.assets.create.mutate(sent))
    const error = await refused(client.assets.create.mutate({ ...sent, id: ASSET.foreign }))
    expect(error).toMatchObject({ code: 'CONFLICT' })
  })
  test.each([
    ['isrc', { isrc: 'it-abc-24-00001' }, 'DUPLICATE_ISRC_CODE'],
    ['media', { media: { ...media, fileId: FILE.foreignMaster } }, 'NOT_FOUND'],
    ['media', { media: { ...media, fileId: FILE.cover } }, 'NOT_FOUND'],
    ['artists', { artists: [{ artistId: ARTIST.foreign, type: 'MAIN' as const }] }, 'NOT_FOUND'],
  ])('when the field %s is sent as %j, then it is refused with %s', async (field, change, message) => {
    const client = await api.as('member')
    const error = await refused(client.assets.create.mutate({ title: 'New', format: 'TRACK', ...change }))
    expect(error).toMatchObject({ code: 'BAD_REQUEST', message, fields: { [field]: message } })
    expect((await client.assets.list.query(page)).count).toBe(2)
  })
  test('when metadata is saved and later only the version, then all of it is kept (catalogue-5.10, catalogue-5.23)', async () => {
    const client = await api.as('member')
    const said = {
      metadataLanguage: 'it',
      lyrics: 'Barche di carta',
      genre: 'Pop',
      subgenre: 'Indie Pop',
      alternateGenre: 'Rock',
      alternateSubgenre: 'Soft Rock',
      catalogTier: 'FRONT' as const,
      copyright: { year: 1900, text: 'Own Label' },
      previewStart: 170,
      previewLength: 30,
    }
    await client.assets.update.mutate({ assetId: ASSET.own, revision: 1, ...said })
    await client.assets.update.mutate({ assetId: ASSET.own, revision: 2, version: 'Live' })
    expect(await client.assets.get.query({ assetId: ASSET.own })).toMatchObject({ ...said, version: 'Live' })
  })
  test.each([
    [
      'a preview that starts too late',
      { previewStart: 171, previewLength: 30 },
      'PREVIEW_START_TOO_LATE',
      ['previewStart', 'previewLength'],
    ],
    ['lyrics on an instrumental', { language: 'zxx', lyrics: 'La la' }, 'LYRICS_ON_INSTRUMENTAL', ['lyrics']],
    ['a subgenre of another genre', { genre: 'Pop', subgenre: 'Techno' }, 'SUBGENRE_OUTSIDE_GENRE', ['subgenre']],
    [
      'the same genre and alternate genre',
      { genre: 'Pop', alternateGenre: 'Pop' },
      'ALTERNATE_GENRE_SAME',
      ['alternateGenre'],
    ],
    [
      'a copyright year before 1900',
      { copyright: { year: 1899, text: 'L' } },
      'COPYRIGHT_YEAR_WRONG',
      ['copyright.year'],
    ],
    ['an unknown metadata language', { metadataLanguage: 'zxx' }, 'LANGUAGE_UNKNOWN', ['metadataLanguage']],
    [
      'a file of another kind as Dolby Atmos',
      { dolbyAtmos: { ...media, durationMs: 200_000 } },
      'NOT_FOUND',
      ['dolbyAtmos'],
    ],
    ['a Dolby Atmos file of another length', { dolbyAtmos: media }, 'ATMOS_LENGTH_DIFFERS', ['dolbyAtmos']],
    ['a format that does not fit the file', { format: 'VIDEO' as const }, 'NOT_FOUND', ['media']],
    [
      'a picture that is too small',
      { format: 'VIDEO' as const, media: { ...media, video: { width: 319, height: 99, frameRate: 12, bitRate: 1 } } },
      'VIDEO_TOO_SMALL',
      ['media'],
    ],
  ])(
    'when one has %s, then it is refused at its field (catalogue-5.10, catalogue-5.23, catalogue-5.27)',
    async (_what, change, message, fields) => {
      const client = await api.as('member')
      const error = await refused(client.assets.update.mutate({ assetId: ASSET.own, revision: 1, ...change }))
      expect(error).toMatchObject({ code: 'BAD_REQUEST', message })
      expect(Object.keys(error.fields ?? {})).toEqual(fields)
    },
  )
  test.each([
    [{}, null],
    [{ width: 319 }, 'VIDEO_TOO_SMALL'],
    [{ height: 99 }, 'VIDEO_TOO_SMALL'],
    [{ frameRate: 14.9 }, 'VIDEO_FRAME_RATE'],
  ])(
    'when the smallest picture that a video may have is changed by %j, then the error is %s (catalogue-5.27)',
    async (change, message) => {
      const video = { width: 320, height: 100, frameRate: 15, bitRate: 1_000_000, ...change }
      await api.database().write(async ({ assets }) => {
        const row = await assets.get(ASSET.own)
        if (row !== undefined) await assets.put({ ...row, format: 'VIDEO', media: { ...media, video } })
      })
      const changing = (await api.as('member')).assets.update.mutate({ assetId: ASSET.own, revision: 1, title: 'Film' })
      if (message === null) await expect(changing).resolves.toMatchObject({ title: 'Film' })
      else expect(await refused(changing)).toMatchObject({ code: 'BAD_REQUEST', message, fields: { media: message } })
    },
  )
  test.each([
    ['a negative preview start', { previewStart: -1 }],
    ['a preview length with a fraction', { previewLength: 1.5 }],
    ['a preview of 0 seconds', { previewLength: 0 }],
    ['lyrics of 10,001 characters', { lyrics: 'a'.repeat(10_001) }],
  ])('when one has %s, then it is refused at its field', async (_what, change) => {
    const client = await api.as('member')
    const error = await refused(client.assets.update.mutate({ assetId: ASSET.own, revision: 1, ...change }))
    expect(error).toMatchObject({ code: 'BAD_REQUEST', fields: { [Object.keys(change)[0] ?? '']: expect.any(String) } })
  })
  test('when a store has approved one, then it is published, and its ISRC is frozen', async () => {
    const client = await api.as('member')
    expect((await client.assets.get.query({ assetId: ASSET.own })).published).toBe(false)
    const [submission] = await client.submissions.create.mutate({ releaseId: RELEASE.ready, storeIds: [STORE.first] })
    const decision = { submissionId: submission?.id ?? '', status: 'APPROVED' as const }
    await (await api.as('admin')).submissions.changeStatus.mutate(decision)
    const { published, isrc, revision } = await client.assets.get.query({ assetId: ASSET.own })
    expect(published).toBe(true)
    expect(isrc).not.toBeNull()
    const change = client.assets.update.mutate({ assetId: ASSET.own, revision, isrc: 'ITABC2499999' })
    expect(await refused(change)).toMatchObject({ message: 'ISRC_FROZEN' })
  })
  test('when one is opened, then its releases and labels are named', async () => {
    const asked = { assetId: ASSET.own }
    const places = {
      releases: [{ id: RELEASE.ready, name: 'Blue Window' }],
      labels: [{ id: LABEL.own, name: 'Own Label' }],
    }
    expect(await (await api.as('member')).assets.get.query(asked)).toMatchObject(places)
    expect(await (await api.as('admin')).assets.get.query(asked)).toMatchObject(places)
  })
  test('when they are based on an older revision, then the conflict has the current asset', async () => {
    const client = await api.as('member')
    const current = await client.assets.update.mutate({ assetId: ASSET.own, revision: 1, explicit: true })
    const error = await refused(client.assets.update.mutate({ assetId: ASSET.own, revision: 1, explicit: false }))
    expect(error).toMatchObject({ code: 'CONFLICT', current })
  })
  test.each([
    [{ search: 'ITABC24' }, ['Second']],
    [{ search: 'zoe' }, ['Second']],
    [{ artistId: ARTIST.anna }, ['Blue Window']],
    [{ format: 'VIDEO' as const }, []],
    [{ format: 'ALL' as const, sortBy: 'title' }, ['Blue Window', 'Second']],
  ])('when they are filtered by %j, then %j are listed', async (filter, titles) => {
    const { assets } = await (await api.as('member')).assets.list.query({ ...page, ...filter })
    expect(assets.map(({ title }) => title)).toEqual(titles)
  })
  test('when one belongs to another organization, then it is not found', async () => {
    const client = await api.as('member')
    for (const call of [
      () => client.assets.get.query({ assetId: ASSET.foreign }),
      () => client.assets.update.mutate({ assetId: ASSET.foreign, revision: 1, title: 'Mine' }),
      () => client.assets.permanentlyDelete.mutate({ assetIds: [ASSET.foreign] }),
    ])
      expect((await refused(call())).code).toBe('NOT_FOUND')
  })
  test('when one of several is on a release, then none is deleted, and the release is named', async () => {
    const client = await api.as('member')
    const error = await refused(client.assets.permanentlyDelete.mutate({ assetIds: [ASSET.second, ASSET.own] }))
    expect(error).toMatchObject({ code: 'PRECONDITION_FAILED', message: 'ASSET_IN_RELEASE' })
    expect(error.dependents).toEqual([{ id: RELEASE.ready, name: 'Blue Window' }])
    expect((await client.assets.list.query(page)).count).toBe(2)
    await client.assets.permanentlyDelete.mutate({ assetIds: [ASSET.second, ASSET.second] })
    expect((await client.assets.list.query(page)).count).toBe(1)
  })
  test('when a super administrator lists them, then those of every organization are there, or of a chosen one', async () => {
    const client = await api.as('admin')
    expect((await client.assets.list.query(page)).count).toBe(3)
    const { assets } = await client.assets.list.query({ ...page, organizationId: ORGANIZATION.foreign })
    expect(assets.map(({ id }) => id)).toEqual([ASSET.foreign])
  })
})
