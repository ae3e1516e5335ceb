import { getUntypedClient } from '@trpc/client'
import { client } from '#src/api/client.ts'
import { type ApiError, apiError } from '#src/api/errors.ts'
import { Credentials } from '#src/api/credentials-link.ts'
import { NEVER_WAITING } from '#src/api/waiting-link.ts'
import { changeQueue } from '#src/app/outbox/outbox.ts'
import { uploadFile, uploadErrorCode } from '#src/shared/upload/upload-file.ts'
import { withArrived } from '#src/offline/outbox/arrived-files.ts'
import { idsIn, type WaitingChange } from '#src/offline/outbox/change.ts'
import { isRepetition } from '#src/offline/outbox/met.ts'
import { forgetPromised, promisedAmong, promisedFile } from '#src/offline/outbox/promised-files.ts'
import { arrived, type Outcome, type Queue } from '#src/offline/outbox/queue.ts'
import type { SignedIn } from '#src/offline/outbox/sender.ts'

const calls = getUntypedClient(client)
/** Not now, whatever the change is: the same call may well succeed later. */
const PASSING = new Set(['UNAUTHORIZED', 'TIMEOUT', 'TOO_MANY_REQUESTS', 'CLIENT_CLOSED_REQUEST'])
const isPassing = ({ code }: ApiError) => PASSING.has(code) || /SERVER_ERROR|BAD_GATEWAY|UNAVAILABLE|GATEWAY/.test(code)
const FILE_LATER = new Set(['NETWORK', 'NOT_STORED', ...PASSING])
const nothing = () => undefined

/** Sends the files that the change names, each once: what arrived is noted before anything else. */
const sendFiles = async (change: WaitingChange, context: Record<string, unknown>): Promise<Queue['files']> => {
  let { files } = await changeQueue((queue) => queue)
  const open = idsIn(change.input).filter((id) => files[id] === undefined)
  for (const id of await promisedAmong(open)) {
    const promised = await promisedFile(id)
    if (promised === null) continue
    const { signal } = new AbortController()
    const stored = await uploadFile({
      ...promised,
      signal,
      context,
      onHashed: nothing,
      onProgress: nothing,
      onSent: nothing,
    })
    files = (await changeQueue((queue) => arrived(queue, id, { fileId: stored.fileId, at: Date.now() }))).files
    await forgetPromised(id)
  }
  return files
}

const outcomeOf = (change: WaitingChange, error: unknown): Outcome => {
  const said = apiError(error)
  if (said === null || isPassing(said)) return { kind: 'LATER', sent: said?.code !== 'UNAUTHORIZED' }
  if (said.code === 'CONFLICT' && isRepetition(change, said.current)) return { kind: 'DONE' }
  if (said.message === 'ALREADY_SUBMITTED' && change.uncertain) return { kind: 'DONE' }
  const { code, message, fields, current } = said
  return { kind: 'REFUSED', failure: { code, message, fields, current } }
}

/** Sends one change with its files to the organization it was made in, and says what became of it. */
export const deliver = async (change: WaitingChange, { jwt }: Pick<SignedIn, 'jwt'>): Promise<Outcome> => {
  const context = { ...NEVER_WAITING.context, credentials: new Credentials(jwt, change.organizationId) }
  let files: Queue['files']
  try {
    files = await sendFiles(change, context)
  } catch (error) {
    const code = uploadErrorCode(error)
    if (FILE_LATER.has(code)) return { kind: 'LATER', sent: false }
    return { kind: 'REFUSED', failure: { code, message: code, fields: {} } }
  }
  try {
    await calls.mutation(change.path, withArrived(change.input, files), { context })
    return { kind: 'DONE' }
  } catch (error) {
    return outcomeOf(change, error)
  }
}
