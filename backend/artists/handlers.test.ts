import { describe, expect, test } from 'vitest'
import { ARTIST, ASSET, FILE, LABEL, ORGANIZATION, RELEASE, testId, USER } from '#mocks/testing/test-ids.ts'
import { refused, START, useApi } from '#mocks/testing/use-api.ts'

const api = useApi()
const NEW = testId(50, 1)
const SPOTIFY = '4Z8W4fKeB5YxbusRsdQVPb'
const page = { page: 1, perPage: 10 }

const picture = (id: string, createdBy: string) =>
  api.database().write(({ files }) =>
    files.put({
      id,
      revision: 1,
      createdAt: START.toISOString(),
      updatedAt: START.toISOString(),
      fileName: 'face.png',
      mimeType: 'image/png',
      bytes: 10,
      sha256: '0'.repeat(64),
      purpose: 'AVATAR',
      createdBy,
      complete: true,
      drawing: null,
      sound: null,
      picture: null,
    }),
  )

describe('an artist', () => {
  test('when only its name is given, then it is created, and the rest is empty', async () => {
    const client = await api.as('artist')
    const made = await client.artists.create.mutate({ id: NEW, name: ' New ' })
    expect(made).toMatchObject({ name: 'New', personName: null, channels: [], status: 'ACTIVE', releasesCount: 0 })
    expect(await client.artists.create.mutate({ id: NEW, name: 'Again' })).toEqual(made)
    expect(await client.artists.get.query({ artistId: NEW })).toEqual(made)
  })
  test('when its Spotify link has a language and a query, then the link is stored without them', async () => {
    const client = await api.as('member')
    const channels = [
      { kind: 'SPOTIFY' as const, url: `https://open.spotify.com/intl-it/artist/${SPOTIFY}?si=123` },
      { kind: 'WEBSITE' as const, url: 'https://anna.example.com/?a=b' },
    ]
    const made = await client.artists.update.mutate({ artistId: ARTIST.anna, revision: 1, channels })
    expect(made.channels.map(({ url }) => url)).toEqual([
      `https://open.spotify.com/artist/${SPOTIFY}`,
      'https://anna.example.com/?a=b',
    ])
  })
  test.each([
    ['name', { name: 'anna PERÒ ' }, 'DUPLICATE_ARTIST_NAME'],
    ['labelId', { labelId: LABEL.foreign }, 'NOT_FOUND'],
    ['imageFileId', { imageFileId: FILE.master }, 'NOT_FOUND'],
    ['imageFileId', { imageFileId: testId(6, 9) }, 'NOT_FOUND'],
    ['channels', { channels: [], newSpotifyProfile: false }, 'SPOTIFY_LINK_REQUIRED'],
    [
      'channels.0.url',
      { channels: [{ kind: 'WEBSITE' as const, url: 'javascript:alert(document.domain)' }] },
      'URL_INVALID',
    ],
    ['contactPhone', { contactPhone: 'call me' }, 'PHONE_INVALID'],
  ])(
    'when the field %s is sent as %j, then it is refused with %s (catalogue-5.9, catalogue-5.20)',
    async (field, change, message) => {
      const client = await api.as('member')
      const error = await refused(client.artists.update.mutate({ artistId: ARTIST.zoe, revision: 1, ...change }))
      expect(error).toMatchObject({ code: 'BAD_REQUEST' })
      expect(error.fields).toHaveProperty([field], message)
      expect((await client.artists.get.query({ artistId: ARTIST.zoe })).revision).toBe(1)
    },
  )
  test('when its picture was uploaded by another user, then it is refused at its field', async () => {
    await picture(NEW, USER.member)
    const change = { artistId: ARTIST.anna, revision: 1, imageFileId: NEW }
    const error = await refused((await api.as('artist')).artists.update.mutate(change))
    expect(error).toMatchObject({ fields: { imageFileId: 'NOT_FOUND' } })
    const client = await api.as('member')
    expect((await client.artists.update.mutate(change)).image).toContain(NEW)
    expect(await client.artists.update.mutate({ ...change, revision: 2, imageFileId: FILE.cover })).toMatchObject({
      imageFileId: FILE.cover,
    })
  })
  test('when one is out of the caller’s scope, then it is not found, and the others stay as they are', async () => {
    const client = await api.as('artist')
    const artistIds = [ARTIST.anna, ARTIST.outOfScope]
    const calls = [
      client.artists.get.query({ artistId: ARTIST.outOfScope }),
      client.artists.toggle.mutate({ artistIds, status: 'INACTIVE' }),
      client.artists.permanentlyDelete.mutate({ artistIds }),
    ]
    for (const { code } of await Promise.all(calls.map(refused))) expect(code).toBe('NOT_FOUND')
    expect((await client.artists.get.query({ artistId: ARTIST.anna })).status).toBe('ACTIVE')
  })
  test('when it is changed from an older revision, then the conflict has the current artist', async () => {
    const client = await api.as('member')
    const current = await client.artists.update.mutate({ artistId: ARTIST.anna, revision: 1, country: 'FR' })
    const error = await refused(client.artists.update.mutate({ artistId: ARTIST.anna, revision: 1, country: 'DE' }))
    expect(error).toMatchObject({ code: 'CONFLICT', current })
  })
  test('when the permission is missing, then it is not deleted, with the message of the specification (catalogue-6.8)', async () => {
    const call = (await api.as('label')).artists.permanentlyDelete.mutate({ artistIds: [ARTIST.anna] })
    expect(await refused(call)).toMatchObject({ code: 'FORBIDDEN', message: 'ARTISTS_DELETE_FORBIDDEN' })
  })
  test('when a release or a track credits it, then it is not deleted, and that one is named', async () => {
    const client = await api.as('member')
    const remove = (artistId: string) => client.artists.permanentlyDelete.mutate({ artistIds: [artistId] })
    const released = await refused(remove(ARTIST.anna))
    expect(released).toMatchObject({ code: 'PRECONDITION_FAILED', message: 'ARTIST_HAS_RELEASES' })
    expect(released.dependents).toEqual([{ id: RELEASE.ready, name: 'Blue Window' }])
    await client.releases.update.mutate({ releaseId: RELEASE.draft, revision: 1, artists: [] })
    const recorded = await refused(remove(ARTIST.zoe))
    expect(recorded).toMatchObject({ message: 'ARTIST_HAS_RELEASES', dependents: [{ id: ASSET.second }] })
    expect(await remove(ARTIST.outOfScope)).toEqual({ ok: true })
    expect((await client.artists.list.query(page)).count).toBe(2)
  })
  test('when artists are filtered by label, then only those of the label are listed', async () => {
    const client = await api.as('admin')
    const { artists } = await client.artists.list.query({ ...page, labelId: LABEL.foreign })
    expect(artists.map(({ id }) => id)).toEqual([ARTIST.foreign])
  })
  test('when a super administrator creates it, then it belongs to the organization of its label', async () => {
    const client = await api.as('admin')
    const made = await client.artists.create.mutate({ name: 'A', labelId: LABEL.foreign })
    expect(made.organization.id).toBe(ORGANIZATION.foreign)
  })
})
