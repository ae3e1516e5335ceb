import { api, client } from '#src/api/client.ts'
import { apiError, isUnreachable } from '#src/api/errors.ts'
import { SKIP_OUTBOX } from '#src/api/links.ts'
import { queryClient } from '#src/api/query-client.ts'
import type { CoverPicture } from '#src/contract/shared-schemas.ts'
import type { UploadPurpose } from '#src/domain/media/upload-purpose.ts'
import { WorkerUnavailable } from '#src/shared/media/media-worker.ts'
import { sha256Of } from '#src/shared/upload/checksum.ts'
import type { UploadedFile } from '#src/shared/upload/upload-store.ts'

/** Without progress or a response for this long, the upload fails as offline. */
const STALLED_MS = 20_000
/** Nothing moved for this long: the person is told, and the upload goes on. */
const SILENT_MS = 5000

export class UploadFailure extends Error {
  override readonly name = 'UploadFailure'
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

const codeOf = (status: number) => {
  if (status === 413) return 'PAYLOAD_TOO_LARGE'
  if (status === 507) return 'NOT_STORED'
  if (status === 0 || status === 408 || status >= 500) return 'NETWORK'
  return 'UPLOAD_REFUSED'
}

type Put = {
  file: Blob
  url: string
  headers: Record<string, string>
  onProgress: (loaded: number) => void
  onSilent: () => void
  signal: AbortSignal
}

/** Sends the bytes; XMLHttpRequest, because fetch reports no upload progress. */
export const putFile = ({ file, url, headers, onProgress, onSilent, signal }: Put): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    let stalled: ReturnType<typeof setTimeout> | undefined
    const end = (settle: () => void) => {
      clearTimeout(stalled)
      signal.removeEventListener('abort', cancel)
      settle()
    }
    const fail = (reason: unknown) => end(() => reject(reason))
    const cancel = () => {
      request.abort()
      fail(signal.reason)
    }
    const watch = () => {
      clearTimeout(stalled)
      stalled = setTimeout(() => {
        stalled = setTimeout(() => {
          request.abort()
          fail(new UploadFailure('NETWORK'))
        }, STALLED_MS - SILENT_MS)
        onSilent()
      }, SILENT_MS)
    }

    request.upload.addEventListener('progress', ({ loaded }) => {
      watch()
      onProgress(loaded)
    })
    request.addEventListener('error', () => fail(new UploadFailure('NETWORK')))
    request.addEventListener('load', () => {
      const { status } = request
      if (status >= 200 && status < 300) end(resolve)
      else fail(new UploadFailure(codeOf(status)))
    })
    signal.addEventListener('abort', cancel)
    request.open('PUT', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    watch()
    request.send(file)
  })

/** Uploads run in the background: no overlay, and without a network they fail at once. */
const QUIET = { meta: { quiet: true }, networkMode: 'always' } as const

const createOptions = { ...api.uploads.create.mutationOptions({ trpc: SKIP_OUTBOX }), ...QUIET }
const completeOptions = { ...api.uploads.complete.mutationOptions({ trpc: SKIP_OUTBOX }), ...QUIET }
const mutations = queryClient.getMutationCache()

type UploadFileOptions = {
  file: File
  purpose: UploadPurpose
  /** Where it is known already. */
  sha256?: string | undefined
  /** What was measured of a cover. */
  picture?: CoverPicture | undefined
  signal: AbortSignal
  onHashed: () => void
  onProgress: (loaded: number) => void
  onSilent: () => void
  onSent: () => void
  /** The context of background calls, whose errors change nothing on screen. */
  context?: Record<string, unknown>
}

type Uploads = typeof client.uploads
type Mutate<P extends 'create' | 'complete'> = Uploads[P]['mutate']
type Calls = {
  [P in 'create' | 'complete']: (input: Parameters<Mutate<P>>[0]) => Promise<Awaited<ReturnType<Mutate<P>>>>
}

const calls: Calls = {
  create: (input) => mutations.build(queryClient, createOptions).execute(input),
  complete: (input) => mutations.build(queryClient, completeOptions).execute(input),
}
const callsInBackground = (context: Record<string, unknown>): Calls => ({
  create: (input) => client.uploads.create.mutate(input, { context }),
  complete: (input) => client.uploads.complete.mutate(input, { context }),
})

const checksum = async (file: File, signal: AbortSignal) => {
  try {
    return await sha256Of(file, { signal })
  } catch (error) {
    signal.throwIfAborted()
    throw new UploadFailure(error instanceof WorkerUnavailable ? 'NETWORK' : 'FILE_UNREADABLE')
  }
}

/** What is measured of a cover that waited in the outbox: not there, because it was picked without a network. */
const measured = async (file: File): Promise<CoverPicture | undefined> => {
  const { inspectPickedCover } = await import('#src/shared/media/cover/inspect-picked-cover.ts')
  return (await inspectPickedCover(file)).facts ?? undefined
}

/** Uploads one file: checksum, upload address, bytes, completion. */
export const uploadFile = async ({
  file,
  purpose,
  sha256: known,
  picture,
  signal,
  context,
  ...on
}: UploadFileOptions): Promise<UploadedFile> => {
  const sha256 = known ?? (await checksum(file, signal))
  on.onHashed()
  // A cover whose size cannot be read is sent without it: the server measures it.
  const found = picture ?? (purpose === 'COVER' ? await measured(file).catch(() => undefined) : undefined)
  const { name: fileName, type: mimeType, size: bytes } = file
  const { create, complete } = context === undefined ? calls : callsInBackground(context)
  const upload = await create({ fileName, mimeType, bytes, sha256, purpose, picture: found })
  await putFile({
    file,
    url: upload.url,
    headers: upload.headers,
    onProgress: on.onProgress,
    onSilent: on.onSilent,
    signal,
  })
  on.onSent()
  const { fileId, url } = await complete({ uploadId: upload.uploadId })
  return { fileId, url }
}

/** The code of the failure, for its text. */
export const uploadErrorCode = (error: unknown): string => {
  if (error instanceof UploadFailure) return error.code
  if (isUnreachable(error)) return 'NETWORK'
  const refusal = apiError(error)
  if (refusal === null) return 'UNKNOWN'
  return /^[A-Z][A-Z0-9_]+$/.test(refusal.message) ? refusal.message : refusal.code
}
