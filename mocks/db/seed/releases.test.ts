import { describe, expect, test } from 'vitest'
import { reviewedOf } from '#backend/release-records/reviewed-release.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import { problemsOf } from '#mocks/db/seed/catalogue-problems.ts'
import { seedCatalogue } from '#mocks/db/seed/catalogue.ts'
import { isValidBarcode } from '#src/domain/identifiers/barcode.ts'
import { isValidIsrc } from '#src/domain/identifiers/isrc.ts'
import { subgenresOf } from '#src/domain/metadata/genres.ts'
import { isActiveSubmission, isPublished } from '#src/domain/submission/release-status.ts'
import { isChanged } from '#src/domain/submission/requested-changes.ts'

const NOW = new Date('2026-11-20T10:30:00.000Z')
const catalogue = seedCatalogue(NOW)
const { artists, assets, files, labels, organizations, releases, stores, submissions } = catalogue
const problemsThen = problemsOf(catalogue)
const byId = <T extends { id: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]))
const [artistById, assetById, fileById, labelById, storeById] = [artists, assets, files, labels, stores].map((rows) =>
  byId<{ id: string }>(rows),
)
const tracks = byId(assets)
const submissionsOf = (id: string) => submissions.filter(({ releaseId }) => releaseId === id)
const tracksOf = ({ tracklist }: ReleaseRow) => tracklist.flatMap(({ assetId }) => tracks.get(assetId) ?? [])

describe('when the demo’s releases are made', () => {
  test.each(['2026-11-20T10:30:00Z', '2027-01-01T00:00:01Z', '2027-12-31T23:59:59Z', '2028-02-29T12:00:00Z'])(
    'then none had a problem on the day it was submitted, seen from %s',
    (now) => {
      const then = seedCatalogue(new Date(now))
      const problems = problemsOf(then)
      const submittedOn = new Map(
        then.submissions.toReversed().map(({ releaseId, createdAt }) => [releaseId, createdAt]),
      )
      const found = then.releases.flatMap((release) => {
        const day = submittedOn.get(release.id)?.slice(0, 10)
        const against = day === undefined ? [] : problems(release, day).filter(({ severity }) => severity !== 'INFO')
        return against.map(({ code }) => `${release.title}: ${code}`)
      })
      expect(submittedOn.size).toBeGreaterThan(100)
      expect(found).toEqual([])
    },
  )

  test('then those that need changes can be submitted again', () => {
    const today = NOW.toISOString().slice(0, 10)
    const refused = releases.filter(({ id }) => {
      const own = submissionsOf(id)
      return own.length > 0 && own.every(({ status, delivery }) => status === 'REJECTED' && delivery === null)
    })
    expect(refused.length).toBeGreaterThan(5)
    for (const release of refused)
      expect(problemsThen(release, today).filter(({ severity }) => severity === 'ERROR')).toEqual([])
  })

  test('then what reviewers asked to change is still as they saw it', () => {
    const asked = releases.flatMap((release) => {
      const own = tracksOf(release)
      const credited = [release, ...own].flatMap((row) => row.artists.map(({ artistId }) => artistId))
      const referred = {
        assets: own,
        artists: artists.filter(({ id }) => credited.includes(id)),
        label: labels.find(({ id }) => id === release.labelId),
      }
      return submissionsOf(release.id)
        .flatMap(({ requested }) => requested)
        .map((change) => isChanged(change, reviewedOf(release, referred)))
    })
    expect(asked.length).toBeGreaterThan(5)
    expect(new Set(asked)).toEqual(new Set([false]))
  })

  test('then only drafts have gaps, and some of them have none', () => {
    const today = NOW.toISOString().slice(0, 10)
    const drafts = releases.filter(({ id }) => submissionsOf(id).length === 0)
    const gapsOf = (release: ReleaseRow) =>
      problemsThen(release, today).filter(({ severity, code }) => severity === 'ERROR' && code !== 'CONSUMER_DATE_PAST')
    const open = releases.filter((release) => gapsOf(release).length > 0)
    expect(open.filter((release) => !drafts.includes(release))).toEqual([])
    expect(open.length).toBeGreaterThan(5)
    expect(drafts.length - open.length).toBeGreaterThan(3)
  })

  test('then each stays inside its organization', () => {
    const seededOrganizations = new Set(organizations.map(({ id }) => id))
    for (const release of releases) {
      const { organizationId, labelId } = release
      expect(seededOrganizations).toContain(organizationId)
      if (labelId !== null) expect(labelById?.get(labelId)).toMatchObject({ organizationId })
      if (release.coverFileId !== null) expect(fileById?.get(release.coverFileId)).toMatchObject({ purpose: 'COVER' })
      for (const { artistId } of release.artists) expect(artistById?.get(artistId)).toMatchObject({ organizationId })
      for (const { assetId } of release.tracklist) expect(assetById?.get(assetId)).toMatchObject({ organizationId })
      expect(release.tracklist.map(({ position }) => position)).toEqual(release.tracklist.map((_, index) => index + 1))
      for (const storeId of release.distributionProviders) expect(storeById?.has(storeId)).toBe(true)
    }
  })

  test('then each agrees with its tracks', () => {
    for (const release of releases) {
      const own = tracksOf(release)
      const sold = release.artists.filter(({ type }) => type === 'PRIMARY').map(({ artistId }) => artistId)
      for (const track of own) {
        const primary = track.artists.filter(({ type }) => type === 'PRIMARY').map(({ artistId }) => artistId)
        expect(primary).toEqual(sold)
        expect(track.format === 'VIDEO').toBe(release.format === 'VIDEO')
      }
      if (own.length === 1) expect(release).toMatchObject({ title: own[0]?.title, version: own[0]?.version })
      if (own.length === 1) expect(release.artists).toEqual(own[0]?.artists)
      if (own.length > 0 && own.every(({ explicit }) => explicit !== null))
        expect(release.explicit).toBe(own.some(({ explicit }) => explicit === true))
    }
  })

  test('then barcodes and ISRCs are valid, and none is given twice', () => {
    const barcodes = releases.flatMap(({ barcode }) => barcode ?? [])
    const isrcs = assets.flatMap(({ isrc }) => isrc ?? [])
    expect(barcodes.filter((code) => !isValidBarcode(code))).toEqual([])
    expect(isrcs.filter((code) => !isValidIsrc(code))).toEqual([])
    expect(new Set(barcodes).size).toBe(barcodes.length)
    expect(new Set(isrcs).size).toBe(isrcs.length)
  })

  test('then every subgenre belongs to its genre', () => {
    const strange = [...releases, ...assets].filter(
      ({ genre, subgenre }) => genre !== null && subgenre !== null && !subgenresOf(genre).includes(subgenre),
    )
    expect(strange).toEqual([])
  })

  test('then each has at most one active submission to a store, and only to stores that were chosen', () => {
    for (const release of releases) {
      const active = submissionsOf(release.id)
        .filter(isActiveSubmission)
        .map(({ storeId }) => storeId)
      expect(new Set(active).size).toBe(active.length)
      for (const { storeId } of submissionsOf(release.id)) expect(release.distributionProviders).toContain(storeId)
    }
  })

  test('then a reason is given where a submission was rejected or not delivered, and only there', () => {
    for (const { status, delivery, reason } of submissions) {
      expect(reason !== null).toBe(status === 'REJECTED' || delivery === 'ERROR')
      if (delivery === 'ERROR') expect(reason).toMatch(/^(VALIDATION|DELIVERY):/)
      if (status === 'APPROVED' || status === 'PENDING_TAKEDOWN' || status === 'TAKEN_DOWN')
        expect(delivery).not.toBeNull()
      if (status === 'PENDING_APPROVAL') expect(delivery).toBeNull()
    }
  })

  test('then none is out that was not approved', () => {
    const today = NOW.toISOString().slice(0, 10)
    const out = releases.filter(
      ({ consumerReleaseDate }) => consumerReleaseDate !== null && consumerReleaseDate < today,
    )
    expect(out.length).toBeGreaterThan(40)
    expect(out.filter(({ id }) => !isPublished(submissionsOf(id)))).toEqual([])
  })
})
