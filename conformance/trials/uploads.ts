import { createHash } from 'node:crypto'
import { pngFile, textFile } from '#mocks/testing/files.ts'
import { z } from '#src/contract/zod.ts'
import { UPLOAD_BYTES_MAX, UPLOAD_PURPOSES } from '#src/domain/media/upload-purpose.ts'
import type { Findings } from '../findings.ts'
import type { TrialOrganization } from '../organizations.ts'
import type { Identity } from '../subject.ts'
import type { TrialContext } from '../trial-context.ts'
import { callsOf, messageOf } from '../trial.ts'

const PATH = 'uploads.create'
const DONE = 'uploads.complete'
const reserved = z.object({ uploadId: z.string(), url: z.url(), headers: z.record(z.string(), z.string()) })
const complete = z.object({ fileId: z.string(), url: z.string(), bytes: z.int() })
const AVATAR_PIXELS = 400

/** The protocol of an upload, right and wrong: reserve, put the bytes, have them checked. */
export const tryUploads = async (
  context: TrialContext,
  findings: Findings,
  organization: TrialOrganization,
  stranger: Identity,
) => {
  const { expect } = findings
  const call = callsOf(context, findings)
  const bytes = pngFile(AVATAR_PIXELS)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const file = { fileName: 'me.png', mimeType: 'image/png', bytes: bytes.length, sha256, purpose: 'AVATAR' }
  const reserve = async (changes: object = {}) => {
    const answer = await call('a file', 'OK', PATH, { ...file, ...changes }, organization.manager)
    return reserved.parse(answer.ok ? answer.data : undefined)
  }
  const put = (url: string, body: Uint8Array<ArrayBuffer>, headers: Record<string, string>) =>
    fetch(url, { method: 'PUT', headers, body }).then(({ status }) => status)
  const refuses = async (when: string, code: string, message: string, uploadId: string) => {
    const answer = await call(when, code, DONE, { uploadId }, organization.manager)
    expect(DONE, messageOf(answer) === message, `${when} it says ${messageOf(answer)}, not ${message}`)
  }

  const { uploadId, url, headers } = await reserve()
  await refuses('before the bytes are there', 'PRECONDITION_FAILED', 'UPLOAD_INCOMPLETE', uploadId)
  const asked = { origin: 'https://other.example', 'access-control-request-method': 'PUT' }
  const allowed = await fetch(url, { method: 'OPTIONS', headers: asked })
  expect('the upload service', allowed.headers.has('access-control-allow-origin'), 'lets no page of another origin in')
  expect('the upload service', (await put(url, bytes.slice(1), headers)) >= 400, 'takes fewer bytes than were reserved')
  const more = new Uint8Array([...bytes, 0])
  expect('the upload service', (await put(url, more, headers)) >= 400, 'takes more bytes than were reserved')
  expect('the upload service', (await put(url, bytes, headers)) < 300, 'does not take the bytes')
  await call('somebody else', 'NOT_FOUND', DONE, { uploadId }, stranger)
  for (const when of ['the bytes that arrived', 'the same again']) {
    const answer = await call(when, 'OK', DONE, { uploadId }, organization.manager)
    const stored = complete.safeParse(answer.ok ? answer.data : undefined).data
    expect(DONE, stored?.bytes === bytes.length, `${when} are not as many as were sent`)
    if (stored === undefined) continue
    const shown = await fetch(new URL(stored.url, context.subject.url))
    expect(DONE, Buffer.from(await shown.arrayBuffer()).equals(bytes), `${when} cannot be fetched from their address`)
    const part = await fetch(new URL(stored.url, context.subject.url), { headers: { range: 'bytes=4-9' } })
    expect(
      DONE,
      part.status === 206 && (await part.arrayBuffer()).byteLength === 6,
      'a range of a file is not sent alone',
    )
  }
  const other = await reserve({ sha256: '0'.repeat(64) })
  await put(other.url, bytes, other.headers)
  await refuses('with another checksum', 'BAD_REQUEST', 'CHECKSUM_MISMATCH', other.uploadId)
  const text = textFile('no picture')
  const wrong = await reserve({ bytes: text.length, sha256: createHash('sha256').update(text).digest('hex') })
  await put(wrong.url, text, wrong.headers)
  await refuses('with something else in it', 'BAD_REQUEST', 'FILE_CORRUPT', wrong.uploadId)
  const empty = await call('an empty file', 'BAD_REQUEST', PATH, { ...file, bytes: 0 }, organization.manager)
  expect(PATH, messageOf(empty) === 'ZERO_BYTE_FILE', `an empty file is ${messageOf(empty)}, not ZERO_BYTE_FILE`)
  for (const purpose of UPLOAD_PURPOSES) {
    const large = { ...file, purpose, bytes: UPLOAD_BYTES_MAX[purpose] + 1 }
    await call(`too large a ${purpose}`, 'PAYLOAD_TOO_LARGE', PATH, large, organization.manager)
    await call(
      `the largest ${purpose}`,
      'OK',
      PATH,
      { ...large, bytes: UPLOAD_BYTES_MAX[purpose] },
      organization.manager,
    )
  }
}
