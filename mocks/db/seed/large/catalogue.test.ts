import { describe, expect, test } from 'vitest'
import { tables } from '#backend/tables/tables.ts'
import { seedLargeCatalogue, seedOfSize } from '#mocks/db/seed/large/catalogue.ts'

/** A second or two of work, on a machine that may have much else to do. */
const PATIENCE_MS = 60_000
const NOW = new Date('2026-11-20T10:30:00.000Z')
const SMALL = { labels: 30, artists: 120, releases: 600, assets: 3200 }
const idsOf = (rows: readonly { id: string }[]): Set<string> => new Set(rows.map(({ id }) => id))

/** A tenth of it is made the same way, and looked through while nobody waits. */
const TENTH = { labels: 100, artists: 1000, releases: 10_000, assets: 50_000 }
const { artists, assets, files, labels, organizations, releases, stores, submissions } = seedOfSize(NOW, TENTH)

describe('when the large catalogue is made', () => {
  test(
    'then it has 500 labels, 5000 artists, 100 000 releases and 500 000 assets',
    () => {
      const { labels, artists, releases, assets } = seedLargeCatalogue(NOW)
      expect([labels, artists, releases, assets].map(({ length }) => length)).toEqual([500, 5000, 100_000, 500_000])
    },
    PATIENCE_MS,
  )

  test('then it is the same to the letter for the same moment and size', () => {
    expect(JSON.stringify(seedOfSize(NOW, SMALL))).toBe(JSON.stringify(seedOfSize(NOW, SMALL)))
  })

  test('then nothing points at a row that is not there', () => {
    const [artistIds, labelIds, assetIds, fileIds] = [artists, labels, assets, files].map(idsOf)
    const [storeIds, releaseIds, organizationIds] = [stores, releases, organizations].map(idsOf)
    const lost = releases.filter(
      ({ artists, labelId, coverFileId, organizationId, tracklist, distributionProviders }) =>
        !organizationIds?.has(organizationId) ||
        !artists.every(({ artistId }) => artistIds?.has(artistId)) ||
        !tracklist.every(({ assetId }) => assetIds?.has(assetId)) ||
        !distributionProviders.every((id) => storeIds?.has(id)) ||
        (labelId !== null && !labelIds?.has(labelId)) ||
        (coverFileId !== null && !fileIds?.has(coverFileId)),
    )
    const silent = assets.filter(
      ({ artists, media }) =>
        !artists.every(({ artistId }) => artistIds?.has(artistId)) || (media !== null && !fileIds?.has(media.fileId)),
    )
    const astray = submissions.filter(
      ({ releaseId, storeId }) => !releaseIds?.has(releaseId) || !storeIds?.has(storeId),
    )
    expect([lost, silent, astray].map(({ length }) => length)).toEqual([0, 0, 0])
  })

  test('then everything of a release is within one organization', () => {
    const ownerOf = new Map([...artists, ...labels, ...assets].map(({ id, organizationId }) => [id, organizationId]))
    const mixed = releases.filter(({ organizationId, artists, labelId, tracklist }) =>
      [...artists.map(({ artistId }) => artistId), ...tracklist.map(({ assetId }) => assetId), labelId].some(
        (id) => id !== null && ownerOf.get(id) !== organizationId,
      ),
    )
    expect(mixed).toEqual([])
  })

  test('then no id, barcode or ISRC is given twice, nor a name within an organization', () => {
    const everything = [artists, assets, files, labels, releases, submissions]
    const codes = [
      ...everything.map((rows) => rows.map(({ id }) => id)),
      releases.flatMap(({ barcode }) => barcode ?? []),
      assets.flatMap(({ isrc }) => isrc ?? []),
      ...[artists, labels].map((rows) => rows.map(({ organizationId, name }) => `${organizationId}/${name}`)),
    ]
    expect(codes.map((each) => each.length - new Set(each).size)).toEqual(codes.map(() => 0))
  })

  test('then every row is what its table expects', () => {
    const made = seedOfSize(NOW, SMALL)
    for (const table of ['labels', 'artists', 'releases', 'assets', 'submissions', 'files'] as const)
      for (const row of made[table]) expect(tables[table].schema.safeParse(row)).toMatchObject({ success: true })
  })
})
