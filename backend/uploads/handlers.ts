import type { Handlers } from '#backend/context.ts'
import { badField, notFound, refusal } from '#backend/refusal.ts'
import { changedRow, newRow } from '#backend/rows.ts'
import { type Caller, requireCaller, requirePermission } from '#backend/session.ts'
import { files as table } from '#backend/tables/files.ts'
import { contentProblem } from '#backend/uploads/content.ts'
import { TEXT_MAX } from '#src/domain/limits.ts'
import { UPLOAD_BYTES_MAX, type UploadPurpose } from '#src/domain/media/upload-purpose.ts'

/** Pictures of oneself and documents are everybody's; the rest is for those who manage what it is for. */
const needPurpose = (caller: Caller, purpose: UploadPurpose) => {
  if (purpose === 'COVER') requirePermission(caller, 'MANAGE_RELEASE')
  if (purpose === 'AUDIO' || purpose === 'VIDEO' || purpose === 'DOLBY_ATMOS') requirePermission(caller, 'MANAGE_ASSET')
}

export const uploads: Handlers['uploads'] = {
  create: async ({ fileName, mimeType, bytes, sha256, purpose, picture = null }, context) => {
    if (mimeType.length > TEXT_MAX) throw badField('mimeType', 'BAD_REQUEST')
    const caller = await requireCaller(context)
    needPurpose(caller, purpose)
    if (bytes === 0) throw refusal('BAD_REQUEST', 'ZERO_BYTE_FILE')
    if (bytes > UPLOAD_BYTES_MAX[purpose]) throw refusal('PAYLOAD_TOO_LARGE')
    const facts = { fileName, mimeType, bytes, sha256, purpose, picture, createdBy: caller.user.id }
    const { id } = await context.tables.files.put({ ...table.defaults, ...newRow(context), ...facts })
    return {
      uploadId: id,
      url: context.ports.files.uploadUrl(id, context.origin),
      headers: { 'content-type': mimeType },
    }
  },
  complete: async ({ uploadId }, context) => {
    const caller = await requireCaller(context)
    const file = await context.tables.files.get(uploadId)
    if (file === undefined || file.createdBy !== caller.user.id) throw notFound()
    const answer = async () => ({
      fileId: file.id,
      url: await context.ports.files.url(file),
      bytes: file.bytes,
      mimeType: file.mimeType,
    })
    // Sent again because the answer was lost.
    if (file.complete) return answer()
    const stored = await context.ports.files.open(file.id)
    if (stored === undefined) throw refusal('PRECONDITION_FAILED', 'UPLOAD_INCOMPLETE')
    if (stored.bytes !== file.bytes || (await stored.sha256()) !== file.sha256)
      throw refusal('BAD_REQUEST', 'CHECKSUM_MISMATCH')
    const problem = await contentProblem(file.purpose, stored)
    if (problem !== null) throw refusal('BAD_REQUEST', problem)
    await context.tables.files.put(changedRow(context, file, { complete: true }))
    return answer()
  },
}
