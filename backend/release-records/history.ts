import dayjs from 'dayjs'
import { type Context, type WriteContext, todayOf } from '#backend/context.ts'
import { nameOfUser } from '#backend/references.ts'
import { contentOf, trackContents } from '#backend/release-records/content.ts'
import { changedRow, newRow } from '#backend/rows.ts'
import type { Caller } from '#backend/session.ts'
import type { AssetRow } from '#backend/tables/assets.ts'
import type { EditRow, ReleaseRow } from '#backend/tables/releases.ts'
import type { StoreEventRow } from '#backend/tables/store-events.ts'
import type { SubmissionRow } from '#backend/tables/submissions.ts'
import type { ReleaseContent, ReleaseHistory, ShownFields, ShownTrack, TrackContent } from '#src/contract/releases.ts'
import { displayName } from '#src/domain/contact/person-name.ts'
import { formFieldOf } from '#src/domain/fields.ts'
import { EDIT_PAUSE_MINUTES } from '#src/domain/limits.ts'
import { changedTrackFields, type TrackContentField } from '#src/domain/release/content.ts'
import { latestEventOf } from '#src/domain/release/history.ts'
import { takedownInstant } from '#src/domain/submission/takedown-day.ts'

const ALWAYS = new Set(['revision', 'updatedAt'])

const differing = (before: ReleaseRow, row: ReleaseRow): string[] => {
  const old = new Map<string, unknown>(Object.entries(before))
  const isOther = ([field, value]: [string, unknown]) => JSON.stringify(old.get(field)) !== JSON.stringify(value)
  return Object.entries(row)
    .filter(isOther)
    .map(([field]) => field)
    .filter((field) => !ALWAYS.has(field))
}

type Edited = { releaseId: string; assetId: string | null }

/**
 * The last edit of a release or one of its tracks, if this one belongs to the same sitting: an edit by somebody else, a
 * request to a store, or a decision there, ends a sitting.
 */
const continuedEdit = async ({ tables, now }: Context, { user }: Caller, { releaseId, assetId }: Edited) => {
  const own = { is: { releaseId } }
  const [edits, events] = await Promise.all([tables.edits.where(own), tables.storeEvents.where(own)])
  const latest = edits.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
  const byOther = latest.findIndex(({ userId }) => userId !== user.id)
  const sitting = byOther === -1 ? latest : latest.slice(0, byOther)
  const last = sitting.find(({ track }) => (track?.assetId ?? null) === assetId)
  if (last === undefined) return undefined
  const isRecent = dayjs(now).diff(last.updatedAt, 'minute') < EDIT_PAUSE_MINUTES
  return isRecent && events.every(({ createdAt }) => createdAt < last.updatedAt) ? last : undefined
}

const editorOf = ({ user }: Caller) => ({ userId: user.id, userName: displayName(user) })

const shownOf = (content: ReleaseContent, fields: readonly string[]): ShownFields => {
  const named = new Set(fields.map(formFieldOf))
  const tracks = content.tracks.map(({ assetId, title, version }) => ({ assetId, title, version }))
  return Object.fromEntries(Object.entries({ ...content, tracks }).filter(([field]) => named.has(field)))
}

/** Records which fields were changed, from what and to what; a save that changes nothing makes no entry. */
export const recordEdit = async (context: WriteContext, caller: Caller, old: ReleaseRow, row: ReleaseRow) => {
  const fields = differing(old, row)
  if (fields.length === 0) return
  const { edits } = context.tables
  const [was, is] = await Promise.all([contentOf(context, old), contentOf(context, row)])
  const [before, after] = [shownOf(was, fields), shownOf(is, fields)]
  const by = editorOf(caller)
  const last = await continuedEdit(context, caller, { releaseId: row.id, assetId: null })
  if (last === undefined) {
    await edits.put({
      ...newRow(context),
      releaseId: row.id,
      ...by,
      fields,
      before,
      after,
      track: null,
    })
    return
  }
  const sitting = {
    fields: [...new Set([...last.fields, ...fields])],
    before: { ...before, ...last.before },
    after: { ...last.after, ...after },
  }
  await edits.put(changedRow(context, last, sitting))
}

const shownOfTrack = (track: TrackContent, fields: readonly TrackContentField[]): ShownTrack => {
  const named = new Set<string>(fields)
  // The sound report is measured, not entered, and it is large.
  const media = track.media === null ? null : { ...track.media, soundReport: undefined }
  return Object.fromEntries(Object.entries({ ...track, media }).filter(([field]) => named.has(field)))
}

/** Records the edit of a recording with each release that it is on. */
export const recordTrackEdit = async (context: WriteContext, caller: Caller, old: AssetRow, row: AssetRow) => {
  const [was, is] = await trackContents(context, [old, row])
  const fields = was === undefined || is === undefined ? [] : changedTrackFields(was, is)
  if (was === undefined || is === undefined || fields.length === 0) return
  const { edits, releases } = context.tables
  const [before, after] = [shownOfTrack(was, fields), shownOfTrack(is, fields)]
  const about = { assetId: row.id, title: row.title }
  for (const { id: releaseId } of await releases.where({ tracks: [row.id] })) {
    const last = await continuedEdit(context, caller, { releaseId, assetId: row.id })
    const track = {
      ...about,
      before: { ...before, ...last?.track?.before },
      after: { ...last?.track?.after, ...after },
    }
    await edits.put(
      last === undefined
        ? { ...newRow(context), releaseId, ...editorOf(caller), fields, before: null, after: null, track }
        : changedRow(context, last, { fields: [...new Set([...last.fields, ...fields])], track }),
    )
  }
}

type Entry = ReleaseHistory[number]
const NOTHING_ELSE = {
  fields: [],
  storeId: null,
  from: null,
  to: null,
  reason: null,
  date: null,
  before: null,
  after: null,
  track: null,
}

/** Who it was, as they were named then; what was recorded without a name is by whom the user is now. */
const whoOf = async (context: Context, row: Pick<StoreEventRow, 'userId' | 'userName'>): Promise<string | null> =>
  row.userName ?? nameOfUser(context, row.userId)

const created = async (context: Context, row: ReleaseRow): Promise<Entry> => {
  const { id, createdAt, createdBy: userId, createdByName } = row
  const by = await whoOf(context, { userId, userName: createdByName })
  return { ...NOTHING_ELSE, id, event: 'CREATED', at: createdAt, by }
}

const edited = async (context: Context, row: EditRow): Promise<Entry> => {
  const { id, updatedAt, fields, before, after, track } = row
  const event = track === null ? 'CHANGED' : 'TRACK_CHANGED'
  const by = await whoOf(context, row)
  return { ...NOTHING_ELSE, id, event, at: updatedAt, by, fields, before, after, track }
}

const happened = async (context: Context, row: StoreEventRow): Promise<Entry> => {
  const { id, event, createdAt, storeId, from, to, reason, date, answers } = row
  const by = await whoOf(context, row)
  const said = answers.length > 0 ? { answers } : {}
  return { ...NOTHING_ELSE, id, event, at: createdAt, by, storeId, from, to, reason, date, ...said }
}

/** What a confirmed takedown came to on its day, unless its submission was deleted before. */
const cameDue = (context: Context, row: StoreEventRow, all: readonly StoreEventRow[]): Entry[] => {
  const { id, event, date, storeId, submissionId } = row
  if (event !== 'TAKEDOWN_CONFIRMED' || date === null || date > todayOf(context)) return []
  const at = takedownInstant(date)
  const isDeleted = all.some(
    (other) => other.event === 'DELETED' && other.submissionId === submissionId && other.createdAt < at,
  )
  const taken = { event: 'TAKEN_DOWN', from: 'APPROVED', to: 'TAKEN_DOWN' } as const
  return isDeleted ? [] : [{ ...NOTHING_ELSE, id, at, by: null, storeId, ...taken }]
}

/** What is known of a submission whose events were not recorded: that it was made, and what it is now. */
const unrecorded = async (context: Context, row: SubmissionRow): Promise<Entry[]> => {
  const { id, storeId, createdAt, createdBy, updatedAt, status, reason } = row
  const event = latestEventOf(row)
  const made = { ...NOTHING_ELSE, id, storeId, event: 'SUBMITTED' as const, at: createdAt }
  return [
    { ...made, by: await nameOfUser(context, createdBy), to: 'PENDING_APPROVAL' },
    ...(event === null ? [] : [{ ...made, event, at: updatedAt, by: null, to: status, reason }]),
  ]
}

/** All that is known to have happened to a release, the latest first. */
export const releaseHistoryView = async (context: Context, release: ReleaseRow): Promise<ReleaseHistory> => {
  const own = { is: { releaseId: release.id } }
  const [edits, submissions, events] = await Promise.all([
    context.tables.edits.where(own),
    context.tables.submissions.where(own),
    context.tables.storeEvents.where(own),
  ])
  const recorded = new Set(events.map(({ submissionId }) => submissionId))
  const all = await Promise.all([
    created(context, release),
    ...edits.map((row) => edited(context, row)),
    ...submissions.filter(({ id }) => !recorded.has(id)).map((row) => unrecorded(context, row)),
    ...events.map((row) => happened(context, row)),
  ])
  const due = events.flatMap((row) => cameDue(context, row, events))
  return [...all.flat(), ...due].toReversed().toSorted((a, b) => b.at.localeCompare(a.at))
}
