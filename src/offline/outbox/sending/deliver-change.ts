import { getUntypedClient } from '@trpc/client'
import { client } from '#src/api/client.ts'
import { type ApiError, apiError } from '#src/api/errors.ts'
import { Credentials, SKIP_OUTBOX } from '#src/api/links.ts'
import { z } from '#src/contract/zod.ts'
import type { UploadPurpose } from '#src/domain/media/upload-purpose.ts'
import { deletePendingFile, pendingFileIdsAmong, readPendingFile } from '#src/offline/outbox/files/pending-files.ts'
import { idempotencyKeyOf, idsIn, type OutboxChange } from '#src/offline/outbox/queue/change.ts'
import { isOwnRepetition } from '#src/offline/outbox/queue/edit-conflict.ts'
import { withUploadedFileIds, arrived, type Outcome, type Queue } from '#src/offline/outbox/queue/queue.ts'
import { changeQueue } from '#src/offline/outbox/queue/shared-queue.ts'
import { missedUpdate, recordAnswered } from '#src/offline/outbox/repeated-creation.ts'
import type { SignedIn } from '#src/offline/outbox/sending/send-loop.ts'

type PendingUpload = { file: File; purpose: UploadPurpose; context: Record<string, unknown> }
type Uploads = {
  upload: (upload: PendingUpload) => Promise<{ fileId: string }>
  /** Why an upload failed. */
  errorCode: (error: unknown) => string
}
let uploads: Uploads | null = null
export const setOutboxUploads = (own: Uploads) => {
  uploads = own
}

const calls = getUntypedClient(client)
const object = z.record(z.string(), z.unknown())
/** Refusals that are not about the change: the same call may succeed later. */
const TEMPORARY = new Set(['UNAUTHORIZED', 'TIMEOUT', 'TOO_MANY_REQUESTS', 'CLIENT_CLOSED_REQUEST'])
const isTemporary = ({ code }: ApiError) =>
  TEMPORARY.has(code) || /SERVER_ERROR|BAD_GATEWAY|UNAVAILABLE|GATEWAY/.test(code)
const FILE_LATER = new Set(['NETWORK', 'NOT_STORED', ...TEMPORARY])

/** Uploads the pending files that the change names, each once: an arrival is recorded before anything else. */
const sendFiles = async (change: OutboxChange, context: Record<string, unknown>): Promise<Queue['files']> => {
  let { files } = await changeQueue((queue) => queue)
  const open = idsIn(change.input).filter((id) => files[id] === undefined)
  for (const id of await pendingFileIdsAmong(open)) {
    const pending = await readPendingFile(id)
    if (pending === null) continue
    if (uploads === null) throw new Error('No uploads')
    const stored = await uploads.upload({ ...pending, context })
    files = (await changeQueue((queue) => arrived(queue, id, { fileId: stored.fileId, at: Date.now() }))).files
    await deletePendingFile(id)
  }
  return files
}

const outcomeOf = (change: OutboxChange, error: unknown): Outcome => {
  const failed = apiError(error)
  if (failed === null || isTemporary(failed)) return { kind: 'LATER', sent: failed?.code !== 'UNAUTHORIZED' }
  if (failed.message === 'CHANGE_ALREADY_MADE') return { kind: 'DONE' }
  // For what an earlier version of the app sent without a key, and for answers that are kept no longer.
  if (failed.code === 'CONFLICT' && isOwnRepetition(change, failed.current)) return { kind: 'DONE' }
  if (failed.message === 'ALREADY_SUBMITTED' && change.uncertain) return { kind: 'DONE' }
  const { code, message, fields, current } = failed
  return { kind: 'REFUSED', failure: { code, message, fields, current } }
}

/** Sends one change with its files to the organization it was made in. Never rejects. */
export const deliver = async (change: OutboxChange, { jwt }: Pick<SignedIn, 'jwt'>): Promise<Outcome> => {
  const context = { ...SKIP_OUTBOX.context, credentials: new Credentials(jwt, change.organizationId) }
  let files: Queue['files']
  try {
    files = await sendFiles(change, context)
  } catch (error) {
    const code = uploads?.errorCode(error) ?? 'UNKNOWN'
    if (FILE_LATER.has(code)) return { kind: 'LATER', sent: false }
    return { kind: 'REFUSED', failure: { code, message: code, fields: {} } }
  }
  try {
    const input = object.parse(withUploadedFileIds(change.input, files))
    const key = idempotencyKeyOf(change)
    const answer = await calls.mutation(change.path, input, { context: { ...context, idempotencyKey: key } })
    recordAnswered(change)
    const missed = change.uncertain ? missedUpdate({ path: change.path, input }, answer) : null
    if (missed !== null)
      await calls.mutation(missed.path, missed.input, { context: { ...context, idempotencyKey: `${key}.missed` } })
    return { kind: 'DONE' }
  } catch (error) {
    return outcomeOf(change, error)
  }
}
