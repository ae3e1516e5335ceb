import { describe, expect, test } from 'vitest'
import type { ArtistRow } from '#backend/tables/artists.ts'
import { tables } from '#backend/tables/tables.ts'
import { ARTIST, ASSET, ORGANIZATION, RELEASE, testId, testRow } from '#mocks/testing/test-ids.ts'
import { START, useApi } from '#mocks/testing/use-api.ts'

const api = useApi()
const BAND = testId(4, 40)
const OTHER = testId(4, 41)

const put = (id: string, change: Partial<ArtistRow> & { name: string }) =>
  api.database().write(async ({ artists }) => {
    await artists.put({
      ...tables.artists.defaults,
      ...testRow(id, START),
      organizationId: ORGANIZATION.first,
      createdBy: null,
      ...change,
    })
  })
const change = (id: string, fields: Partial<ArtistRow>) =>
  api.database().write(async ({ artists }) => {
    const row = await artists.get(id)
    if (row !== undefined) await artists.put({ ...row, ...fields })
  })
const factsOf = async (...artistIds: string[]) => (await api.as('member')).artists.facts.query({ artistIds })

describe('the facts of artists', () => {
  test('when several are asked for, then each is answered, without those of other organizations', async () => {
    const facts = await factsOf(ARTIST.zoe, ARTIST.anna, ARTIST.foreign, testId(4, 99))
    expect(facts.map(({ artistId }) => artistId).toSorted()).toEqual([ARTIST.anna, ARTIST.zoe])
    expect(facts[0]).toMatchObject({ lacksProfile: false, bands: [], similar: [] })
  })

  test('when names of one organization differ only in accents, capitals or punctuation, then they are similar', async () => {
    await put(OTHER, { name: 'ZOE NIGHT' })
    await put(testId(4, 42), { name: 'Zoë Nights' })
    await put(testId(4, 43), { name: 'Zoe-Night', organizationId: ORGANIZATION.foreign })
    expect((await factsOf(ARTIST.zoe))[0]?.similar).toEqual(['ZOE NIGHT'])
    expect((await factsOf(OTHER))[0]?.similar).toEqual(['Zoë Night'])
  })

  test('when a band names the person or the name of an artist, then the band is among the facts', async () => {
    await change(ARTIST.anna, { personName: 'Anna Però Rossi' })
    await put(BAND, { name: 'Kaleido', personName: 'anna però rossi, Leo Mare & Zoë Night' })
    await put(OTHER, { name: 'Anna solo', personName: 'Anna Però Rossi' })
    expect((await factsOf(ARTIST.anna))[0]?.bands).toEqual([BAND])
    expect((await factsOf(ARTIST.zoe))[0]?.bands).toEqual([BAND])
    expect((await factsOf(BAND))[0]?.bands).toEqual([])
    expect((await factsOf(ARTIST.outOfScope))[0]?.bands).toEqual([])
  })

  test('when a release is opened, then it has the facts of its own artists and those of its tracks', async () => {
    await put(OTHER, { name: 'Anna Pero', channels: [], newSpotifyProfile: false })
    await api.database().write(async ({ assets }) => {
      const asset = await assets.get(ASSET.own)
      if (asset !== undefined) await assets.put({ ...asset, artists: [{ artistId: OTHER, type: 'PRIMARY' }] })
    })
    const { artistFacts } = await (await api.as('member')).releases.get.query({ releaseId: RELEASE.ready })
    expect(artistFacts).toContainEqual({
      artistId: ARTIST.anna,
      lacksProfile: false,
      bands: [],
      similar: ['Anna Pero'],
    })
    expect(artistFacts).toContainEqual({ artistId: OTHER, lacksProfile: true, bands: [], similar: ['Anna Però'] })
  })
})
