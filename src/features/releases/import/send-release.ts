import { client } from '#src/api/client.ts'
import { apiError, isClientError } from '#src/api/errors.ts'
import { SKIP_OUTBOX } from '#src/api/links.ts'
import type { AssetInput } from '#src/contract/assets.ts'
import type { ReleaseInput } from '#src/contract/releases.ts'
import { releaseRoleOf } from '#src/domain/artist/role.ts'
import type { CheckedGroup } from '#src/domain/release-import/check.ts'
import { type ImportField, sourceLineOf } from '#src/domain/release-import/columns.ts'
import type { ImportedRelease } from '#src/domain/release-import/read-release.ts'
import type { CheckedTrack } from '#src/domain/release/track.ts'
import { updateImport, currentImport } from '#src/features/releases/import/import-draft.ts'
import type { SentRecords, Refusal } from '#src/features/releases/import/import-state.ts'
import { storedRefusal } from '#src/shared/release/refusal-text.ts'

type Entry = SentRecords[string]
type Saving = {
  id: string
  input: unknown
  entryOf: (id: string) => Entry | undefined
  note: (id: string, entry: Entry | undefined) => void
  create: () => Promise<{ revision: number }>
  update: (revision: number) => Promise<{ revision: number }>
}

/**
 * Makes sure that the API has the current input, once. A create whose answer was lost is sent again with the same id,
 * which answers with what was created then; if the input was edited since, an update follows.
 */
export const ensureSaved = async ({ id, input, entryOf, note, create, update }: Saving): Promise<void> => {
  const now = JSON.stringify(input)
  const before = entryOf(id)
  if (before !== undefined && before.revision !== null) {
    if (before.input === now) return
    return note(id, { input: now, revision: (await update(before.revision)).revision })
  }
  const isSame = before === undefined || before.input === now
  note(id, { input: isSame ? now : '', revision: null })
  try {
    const made = await create()
    note(id, { input: isSame ? now : '', revision: made.revision })
    if (!isSame) note(id, { input: now, revision: (await update(made.revision)).revision })
  } catch (error) {
    // A refused create left nothing behind: the next try starts afresh.
    if (before === undefined && isClientError(error)) note(id, undefined)
    throw error
  }
}

type Imported = Pick<
  AssetInput,
  | 'format'
  | 'title'
  | 'version'
  | 'artists'
  | 'composer'
  | 'lyricist'
  | 'contributors'
  | 'isrc'
  | 'explicit'
  | 'language'
>

/** The input of a track. Its master is added later, in the workspace. */
const trackInputOf = (track: CheckedTrack): Imported => ({
  format: track.format,
  title: track.title,
  version: track.version,
  artists: track.artists.map(({ artistId, type }) => ({ artistId, type })),
  composer: [...track.composer],
  lyricist: [...track.lyricist],
  contributors: [...track.contributors],
  isrc: track.isrc,
  explicit: track.explicit,
  language: track.language,
})

type ImportedInput = Partial<ReleaseInput> &
  Record<
    Exclude<keyof ImportedRelease & keyof ReleaseInput, 'preOrderDate' | 'manageAssetsSeparately' | 'parentalAdvisory'>,
    unknown
  >

/** The input of a release. Its cover is added later, in the workspace. */
const importedInputOf = (release: ImportedRelease) =>
  ({
    title: release.title,
    version: release.version,
    format: release.format,
    artists: release.artists.map(({ artistId, type }) => ({ artistId, type: releaseRoleOf(type) })),
    labelId: release.labelId,
    barcode: release.barcode,
    catalogNumber: release.catalogNumber,
    genre: release.genre,
    subgenre: release.subgenre,
    alternateGenre: release.alternateGenre,
    alternateSubgenre: release.alternateSubgenre,
    recordingYear: release.recordingYear,
    monetization: release.monetization,
    songMonetization: release.songMonetization,
    assetsRightsClaim: release.assetsRightsClaim,
    defaultLanguage: release.defaultLanguage,
    explicit: release.explicit,
    copyrightC: release.copyrightC,
    copyrightP: release.copyrightP,
    alreadyReleased: release.alreadyReleased,
    releaseDate: release.releaseDate,
    consumerReleaseDate: release.consumerReleaseDate,
    consumerReleaseTime: release.consumerReleaseTime,
    territories: [...release.territories],
    distributionProviders: [...release.distributionProviders],
    storeDates: [],
    territoryDates: [],
    keptSpellings: [],
    tracklist: release.tracks.map(({ assetId }, index) => ({ assetId, position: index + 1 })),
  }) satisfies ImportedInput

type Sent = { outcome: 'SENT' } | { outcome: 'STOPPED' } | { outcome: 'REFUSED'; refusal: Refusal }

const books = {
  entryOf: (id: string): SentRecords[string] | undefined => currentImport().ledger[id],
  note: (id: string, entry: SentRecords[string] | undefined) =>
    updateImport((work) => {
      const { [id]: _old, ...ledger } = work.ledger
      return { ...work, ledger: entry === undefined ? ledger : { ...ledger, [id]: entry } }
    }),
}

const CODE_FIELDS: Record<string, 'barcode' | 'isrc'> = { DUPLICATE_UPC_CODE: 'barcode', DUPLICATE_ISRC_CODE: 'isrc' }

/** A refusal with its cell. Rethrows when the API was not reached or the session ended, which no cell can correct. */
const refusalOf = (group: CheckedGroup, trackId: string | null, error: unknown): Refusal => {
  const known = apiError(error)
  if (known === null || known.code === 'UNAUTHORIZED') throw error
  const field: ImportField | null = CODE_FIELDS[known.message] ?? null
  const lineId = trackId ?? (field === 'barcode' ? sourceLineOf(group, 'barcode').id : group.first.id)
  return { releaseId: group.releaseId, lineId, field, text: storedRefusal(error) }
}

type Options = { canContinue: () => boolean; onTrack: () => void }

/** Sends the tracks one after the other, then the release that lists them. What is saved already is not sent again. */
export const sendRelease = async (group: CheckedGroup, { canContinue, onTrack }: Options): Promise<Sent> => {
  const { release, releaseId } = group
  let trackId: string | null = null
  try {
    for (const track of release.tracks) {
      if (!canContinue()) return { outcome: 'STOPPED' }
      const { assetId } = track
      const input = trackInputOf(track)
      trackId = assetId
      await ensureSaved({
        ...books,
        id: assetId,
        input,
        create: () => client.assets.create.mutate({ id: assetId, ...input }, SKIP_OUTBOX),
        update: (revision) => client.assets.update.mutate({ assetId, revision, ...input }, SKIP_OUTBOX),
      })
      onTrack()
    }
    trackId = null
    if (!canContinue()) return { outcome: 'STOPPED' }
    const input = importedInputOf(release)
    await ensureSaved({
      ...books,
      id: releaseId,
      input,
      create: () => client.releases.create.mutate({ id: releaseId, ...input }, SKIP_OUTBOX),
      update: (revision) => client.releases.update.mutate({ releaseId, revision, ...input }, SKIP_OUTBOX),
    })
    return { outcome: 'SENT' }
  } catch (error) {
    return { outcome: 'REFUSED', refusal: refusalOf(group, trackId, error) }
  }
}
