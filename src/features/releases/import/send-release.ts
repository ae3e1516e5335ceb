import { client } from '#src/api/client.ts'
import { SKIP_OUTBOX } from '#src/api/outbox-link.ts'
import { apiError } from '#src/api/errors.ts'
import { errorText } from '#src/api/error-text.ts'
import type { CheckedGroup } from '#src/domain/release-import/check.ts'
import type { ImportField } from '#src/domain/release-import/columns.ts'
import { sourceLineOf } from '#src/domain/release-import/group-lines.ts'
import type { SentRecords, Refusal } from '#src/features/releases/import/import-state.ts'
import { ensureSaved } from '#src/features/releases/import/ensure-saved.ts'
import { importedInputOf, trackInputOf } from '#src/features/releases/import/imported-release-input.ts'
import { updateImport, currentImport } from '#src/features/releases/import/import-store.ts'

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

/** A refusal stands where the person can mend it; nobody reached or no longer signed in is another matter. */
const refusalOf = (group: CheckedGroup, trackId: string | null, error: unknown): Refusal => {
  const said = apiError(error)
  if (said === null || said.code === 'UNAUTHORIZED') throw error
  const field: ImportField | null = CODE_FIELDS[said.message] ?? null
  const lineId = trackId ?? (field === 'barcode' ? sourceLineOf(group, 'barcode').id : group.first.id)
  return { releaseId: group.releaseId, lineId, field, text: errorText(error) }
}

type Options = { mayGoOn: () => boolean; onTrack: () => void }

/** Sends the tracks one after the other, then the release that lists them. What landed before is not sent again. */
export const sendRelease = async (group: CheckedGroup, { mayGoOn, onTrack }: Options): Promise<Sent> => {
  const { release, releaseId } = group
  let trackId: string | null = null
  try {
    for (const track of release.tracks) {
      if (!mayGoOn()) return { outcome: 'STOPPED' }
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
    if (!mayGoOn()) return { outcome: 'STOPPED' }
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
