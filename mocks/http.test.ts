import { createTRPCClient, httpBatchLink } from '@trpc/client'
import { describe, expect, test } from 'vitest'
import { answer, createApi, tokenFor } from '#mocks/http.ts'
import { pngFile } from '#mocks/testing/files.ts'
import type { AppRouter } from '#src/contract/router.ts'
import { z } from '#src/contract/zod.ts'
import { findWavSound } from '#src/domain/media/wav.ts'

const ORIGIN = 'http://liner.example'
type Answer = typeof answer

const clientOf = (respond: Answer, email: string, organizationId = '') =>
  createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: `${ORIGIN}/api/trpc`,
        headers: { authorization: `Bearer ${tokenFor(email)}`, 'x-organization-id': organizationId },
        fetch: (input, init) =>
          respond(
            input instanceof URL || typeof input === 'string' ? new Request(input, init) : new Request(input.url, init),
          ),
      }),
    ],
  })
const memberOf = async (respond: Answer) => {
  const [organization] = await clientOf(respond, 'member@liner.test').organizations.own.query()
  return clientOf(respond, 'member@liner.test', organization?.id)
}
const coverOf = async (client: ReturnType<typeof clientOf>) => {
  const { releases } = await client.releases.list.query({ page: 1, perPage: 50 })
  return releases.find(({ cover }) => cover !== null)?.cover?.url ?? ''
}
const get = (respond: Answer, path: string, headers = {}) => respond(new Request(`${ORIGIN}${path}`, { headers }))
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
const errors = z.array(z.object({ error: z.object({ data: z.object({ code: z.string() }) }) }))

describe('the API over plain requests', () => {
  test('when a demo account sends a batch of calls, then each is answered with its session', async () => {
    const client = clientOf(answer, 'admin@liner.test')
    const [user, { count }] = await Promise.all([
      client.auth.user.query(),
      client.users.list.query({ page: 1, perPage: 5 }),
    ])
    expect(user.role).toBe('SUPERADMIN')
    expect(count).toBeGreaterThan(5)
  })
  test('when a call has no session, then it is refused', async () => {
    const response = await get(answer, '/api/trpc/auth.user?batch=1')
    expect(response.status).toBe(401)
    expect(errors.parse(await response.json())[0]?.error.data.code).toBe('UNAUTHORIZED')
  })
  test('when something is changed, then the API keeps it, and another one does not have it', async () => {
    const [first, second] = [await createApi(), await createApi()]
    const { id } = await (await memberOf(first)).people.create.mutate({ name: 'Ada Lovelace' })
    await expect((await memberOf(first)).people.get.query({ personId: id })).resolves.toMatchObject({ id })
    await expect((await memberOf(second)).people.get.query({ personId: id })).rejects.toThrow('NOT_FOUND')
  })
  test('when a cover of the demo is asked for, then it is sent; a file that does not exist is refused', async () => {
    const cover = await get(answer, await coverOf(await memberOf(answer)))
    expect(cover.headers.get('content-type')).toBe('image/svg+xml')
    expect(await cover.text()).toMatch(/^<svg/)
    expect((await get(answer, '/api/files/none')).status).toBe(404)
    expect((await get(answer, '/api/other')).status).toBe(404)
  })
  test('when a demo track is asked for, then it is sent whole, as long as it is said to be, or only the part asked for', async () => {
    const { assets } = await (await memberOf(answer)).assets.list.query({ page: 1, perPage: 50, format: 'TRACK' })
    const [track, other] = assets.flatMap(({ media }) => media ?? [])
    const whole = await get(answer, track?.url ?? '')
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'audio/wav'])
    const bytes = await whole.bytes()
    const sound = await findWavSound(async (at, length) => bytes.subarray(at, at + length), bytes.length)
    expect(sound).toMatchObject({ durationMs: track?.durationMs, truncated: false })
    const another = await get(answer, other?.url ?? '')
    expect([another.status, Buffer.compare(await another.bytes(), bytes) === 0]).toEqual([200, false])
    const [from, to] = [bytes.length / 2, bytes.length / 2 + 100].map(Math.floor)
    const part = await get(answer, track?.url ?? '', { range: `bytes=${from}-${to}` })
    expect([part.status, part.headers.get('content-type')]).toEqual([206, 'audio/wav'])
    expect(part.headers.get('content-range')).toBe(`bytes ${from}-${to}/${bytes.length}`)
    expect(Buffer.compare(await part.bytes(), bytes.slice(from, Number(to) + 1))).toBe(0)
  })
  test('when a file is uploaded, then it is sent back, whole and in parts', async () => {
    const client = await memberOf(answer)
    const bytes = pngFile(3000)
    const asked = { fileName: 'a.png', mimeType: 'image/png', bytes: bytes.length, sha256: await sha256(bytes) }
    const { uploadId, url } = await client.uploads.create.mutate({ ...asked, purpose: 'COVER' })
    expect(new URL(url).origin).toBe(ORIGIN)
    expect((await answer(new Request(url, { method: 'PUT', body: bytes }))).status).toBe(200)
    const file = await client.uploads.complete.mutate({ uploadId })
    expect((await (await get(answer, file.url)).bytes()).length).toBe(bytes.length)
    const part = await get(answer, file.url, { range: 'bytes=10-19' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`])
    expect(await part.bytes()).toEqual(bytes.slice(10, 20))
    expect((await get(answer, file.url, { range: `bytes=${bytes.length}-` })).status).toBe(416)
  })
  test('when the services have origins of their own, then answers name these, and pages of other origins may use them', async () => {
    const respond = await createApi({ filesOrigin: 'http://files.example', uploadsOrigin: 'http://uploads.example' })
    const client = await memberOf(respond)
    expect(new URL(await coverOf(client)).origin).toBe('http://files.example')
    const asked = { fileName: 'a.png', mimeType: 'image/png', bytes: 1, sha256: '0'.repeat(64) }
    const { url } = await client.uploads.create.mutate({ ...asked, purpose: 'COVER' })
    expect(new URL(url).origin).toBe('http://uploads.example')
    const preflight = await respond(new Request(url, { method: 'OPTIONS' }))
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
  })
})
