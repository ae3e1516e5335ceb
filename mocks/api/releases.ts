import { need, organizationShown, seesRelease } from '#mocks/access.ts'
import { artistWords } from '#mocks/artist-words.ts'
import { visibleRows } from '#mocks/bulk.ts'
import type { Context } from '#mocks/context.ts'
import { changed, checkRevision, given, newRow } from '#mocks/db/changes.ts'
import { finder } from '#mocks/db/found.ts'
import { releaseOwners, releaseStatuses } from '#mocks/db/links.ts'
import { pageOf, type Sorts } from '#mocks/db/page.ts'
import type { ReleaseRow } from '#mocks/db/rows.ts'
import type { Findable } from '#mocks/db/search.ts'
import { noteEdit } from '#mocks/edits.ts'
import { checkArtists, organizationOfNew, sentBefore, visible } from '#mocks/ownership.ts'
import { checkRelease } from '#mocks/release-checks.ts'
import { removeReleases } from '#mocks/release-removal.ts'
import { type Caller, signedIn } from '#mocks/session.ts'
import type { Handlers } from '#mocks/trpc.ts'
import { releaseDetailView, releaseView } from '#mocks/views/release.ts'
import { releaseHistoryView } from '#mocks/views/release-history.ts'

const BLANK = {
  version: null,
  barcode: null,
  catalogNumber: null,
  releaseDate: null,
  consumerReleaseDate: null,
  consumerReleaseTime: null,
  alreadyReleased: false,
  explicit: null,
  defaultLanguage: null,
  genre: null,
  subgenre: null,
  alternateGenre: null,
  alternateSubgenre: null,
  recordingYear: null,
  recordingLocation: null,
  preOrderDate: null,
  monetization: false,
  songMonetization: false,
  assetsRightsClaim: 'NONE' as const,
  manageAssetsSeparately: false,
  copyrightC: { year: null, text: '' },
  copyrightP: { year: null, text: '' },
  territories: [],
  distributionProviders: [],
  tracklist: [],
  artists: [],
  labelId: null,
  coverFileId: null,
}

export const releaseFound = ({ id, title, version, catalogNumber, barcode }: ReleaseRow): Findable => ({
  texts: [title, version, catalogNumber],
  codes: [id, barcode],
})
const sorts: Sorts<ReleaseRow> = {
  title: ({ title }) => title,
  format: ({ format }) => format,
  barcode: ({ barcode }) => barcode,
  releaseDate: ({ releaseDate }) => releaseDate,
  consumerReleaseDate: ({ consumerReleaseDate }) => consumerReleaseDate,
}

/** Positions count from 1 without a gap; a territory or a store named twice is named once. */
const tidy = (row: ReleaseRow): ReleaseRow => ({
  ...row,
  barcode: row.barcode === '' ? null : row.barcode,
  territories: [...new Set(row.territories)],
  distributionProviders: [...new Set(row.distributionProviders)],
  tracklist: row.tracklist
    .toSorted((a, b) => a.position - b.position)
    .map(({ assetId, instantGratification }, index) => ({
      assetId,
      position: index + 1,
      ...(instantGratification === true && { instantGratification }),
    })),
})

const save = async (context: Context, caller: Caller, sent: ReleaseRow, before: ReleaseRow | undefined) => {
  const row = tidy(sent)
  await checkArtists(context, caller, row, before)
  await checkRelease(context, caller, row, before)
  if (before !== undefined) await noteEdit(context, caller, before, row)
  return releaseDetailView(context, await context.tables.releases.put(row))
}

export const releases: Handlers['releases'] = {
  list: async (input, context) => {
    const caller = await signedIn(context)
    need(caller, 'MANAGE_RELEASE')
    const organizationId = organizationShown(caller, input.organizationId)
    const sees = seesRelease(caller)
    const rows = await context.tables.releases.all()
    const owners = releaseOwners(rows)
    const found = finder(rows, input.search, releaseFound, await artistWords(context))
    const statuses = releaseStatuses(await context.tables.submissions.all())
    const page = pageOf(
      rows,
      input,
      sorts,
      (row, place) =>
        (organizationId === null || owners[place] === organizationId) &&
        found(row, place) &&
        (input.format === undefined || row.format === input.format) &&
        (input.labelId === undefined || row.labelId === input.labelId) &&
        (input.artistId === undefined || row.artists.some(({ artistId }) => artistId === input.artistId)) &&
        (input.status === undefined || (statuses.get(row.id) ?? 'PENDING') === input.status) &&
        sees(row),
    )
    return { releases: await Promise.all(page.rows.map((row) => releaseView(context, row))), count: page.count }
  },
  get: async ({ releaseId }, context) => {
    const caller = await signedIn(context)
    need(caller, 'MANAGE_RELEASE')
    return releaseDetailView(context, visible(await context.tables.releases.get(releaseId), seesRelease(caller)))
  },
  history: async ({ releaseId }, context) => {
    const caller = await signedIn(context)
    need(caller, 'MANAGE_RELEASE')
    return releaseHistoryView(context, visible(await context.tables.releases.get(releaseId), seesRelease(caller)))
  },
  create: async ({ id, ...fields }, context) => {
    const caller = await signedIn(context)
    need(caller, 'MANAGE_RELEASE')
    const before = id === undefined ? undefined : sentBefore(caller, await context.tables.releases.get(id), seesRelease)
    if (before !== undefined) return releaseDetailView(context, before)
    const organizationId = await organizationOfNew(context, caller, fields)
    const owner = { organizationId, createdBy: caller.user.id }
    const { title, format } = fields
    const row = { ...BLANK, ...given(fields), title, format, ...newRow(context, id), ...owner }
    return save(context, caller, row, undefined)
  },
  update: async ({ releaseId, revision, ...fields }, context) => {
    const caller = await signedIn(context)
    need(caller, 'MANAGE_RELEASE')
    const before = visible(await context.tables.releases.get(releaseId), seesRelease(caller))
    await checkRevision(before, revision, () => releaseDetailView(context, before))
    return save(context, caller, changed(context, before, given(fields)), before)
  },
  permanentlyDelete: async ({ releaseIds }, context) => {
    const caller = await signedIn(context)
    need(caller, 'MANAGE_RELEASE')
    const rows = await visibleRows(context.tables.releases, releaseIds, seesRelease(caller))
    return removeReleases(context, rows)
  },
}
