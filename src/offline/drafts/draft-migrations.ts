import { z } from '#src/contract/zod.ts'
import { DRAFT_VERSION, type DraftRecord, draftRecord } from '#src/offline/drafts/draft-record.ts'

const versioned = z.looseObject({ version: z.int() })
type Versioned = z.output<typeof versioned>

/** From each earlier version to the next one. */
const STEPS: Record<number, (record: Versioned) => object> = {
  // Only releases had drafts.
  1: ({ releaseId, ...record }) => ({ ...record, version: 2, area: 'releases', entityId: releaseId }),
}

const upgraded = (record: Versioned): unknown => {
  const step = STEPS[record.version]
  return step === undefined ? record : upgraded(versioned.parse(step(record)))
}

export type Found = { state: 'read'; record: DraftRecord } | { state: 'newer' } | { state: 'damaged' }

/** Reads a record of any build; one of a newer build is not touched. */
export const readRecord = (value: unknown): Found => {
  const found = versioned.safeParse(value).data
  if (found === undefined) return { state: 'damaged' }
  if (found.version > DRAFT_VERSION) return { state: 'newer' }
  const record = draftRecord.safeParse(upgraded(found))
  return record.success ? { state: 'read', record: record.data } : { state: 'damaged' }
}

const naming = z.object({ fileKeys: z.array(z.string()) })

/** The files that a record names, in whichever version. */
export const filesNamedBy = (value: unknown): string[] => naming.safeParse(value).data?.fileKeys ?? []
