import { need } from '#mocks/access.ts'
import { changed, newRow } from '#mocks/db/changes.ts'
import { contentProblem } from '#mocks/file-content.ts'
import { notFound, refusal } from '#mocks/refusal.ts'
import { type Caller, signedIn } from '#mocks/session.ts'
import type { Handlers } from '#mocks/trpc.ts'
import type { UploadPurpose } from '#src/domain/media/upload-purpose.ts'

const IMAGE_BYTES_MAX = 4 * 1024 * 1024
const MEDIA_BYTES_MAX = 1024 ** 3
const LIMITS: Record<UploadPurpose, number> = {
  COVER: IMAGE_BYTES_MAX,
  AVATAR: IMAGE_BYTES_MAX,
  DOCUMENT: IMAGE_BYTES_MAX,
  AUDIO: MEDIA_BYTES_MAX,
  VIDEO: MEDIA_BYTES_MAX,
  DOLBY_ATMOS: MEDIA_BYTES_MAX,
}

/** Pictures of oneself and documents are everybody's; the rest is for those who manage what it is for. */
const needPurpose = (caller: Caller, purpose: UploadPurpose) => {
  if (purpose === 'COVER') need(caller, 'MANAGE_RELEASE')
  if (purpose === 'AUDIO' || purpose === 'VIDEO' || purpose === 'DOLBY_ATMOS') need(caller, 'MANAGE_ASSET')
}

const checksum = async (blob: Blob): Promise<string> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer())).reduce(
    (text, byte) => text + byte.toString(16).padStart(2, '0'),
    '',
  )

export const uploads: Handlers['uploads'] = {
  create: async ({ fileName, mimeType, bytes, sha256, purpose }, context) => {
    const caller = await signedIn(context)
    needPurpose(caller, purpose)
    if (bytes === 0) throw refusal('BAD_REQUEST', 'ZERO_BYTE_FILE')
    if (bytes > LIMITS[purpose]) throw refusal('PAYLOAD_TOO_LARGE')
    const row = { ...newRow(context), fileName, mimeType, bytes, sha256, purpose }
    await context.tables.files.put({ ...row, createdBy: caller.user.id, complete: false, drawing: null })
    return { uploadId: row.id, url: context.uploadUrl(row.id), headers: { 'content-type': mimeType } }
  },
  complete: async ({ uploadId }, context) => {
    const caller = await signedIn(context)
    const file = await context.tables.files.get(uploadId)
    if (file === undefined || file.createdBy !== caller.user.id) throw notFound()
    const answer = async () => ({
      fileId: file.id,
      url: await context.fileUrl(file),
      bytes: file.bytes,
      mimeType: file.mimeType,
    })
    // Sent again because the answer was lost.
    if (file.complete) return answer()
    const blob = await context.blobs.get(file.id)
    if (blob === undefined) throw refusal('PRECONDITION_FAILED', 'UPLOAD_INCOMPLETE')
    if (blob.size !== file.bytes || (await checksum(blob)) !== file.sha256)
      throw refusal('BAD_REQUEST', 'CHECKSUM_MISMATCH')
    const problem = await contentProblem(file.purpose, blob)
    if (problem !== null) throw refusal('BAD_REQUEST', problem)
    await context.tables.files.put(changed(context, file, { complete: true }))
    return answer()
  },
}
