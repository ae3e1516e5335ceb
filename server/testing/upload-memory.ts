import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from '#src/contract/zod.ts'

const MEGABYTE = 1024 * 1024
const PIECE = new Uint8Array(MEGABYTE)
const WARM_UP = 8
const started = z.object({ port: z.int(), paths: z.array(z.object({ upload: z.string(), file: z.string() })) })
const measured = z.object({ peak: z.number() })

const sha256Of = (megabytes: number): string => {
  const hash = createHash('sha256')
  for (let sent = 0; sent < megabytes; sent += 1) hash.update(PIECE)
  return hash.digest('hex')
}
/** Made as it is sent, a megabyte at a time. */
function* piecesOf(megabytes: number) {
  for (let sent = 0; sent < megabytes; sent += 1) yield PIECE
}
const send = async (url: string, megabytes: number): Promise<number> => {
  const sending = request(url, { method: 'PUT', headers: { 'content-length': megabytes * MEGABYTE } })
  const answered = once(sending, 'response')
  await pipeline(piecesOf(megabytes), sending)
  const [answer]: unknown[] = await answered
  if (!(answer instanceof IncomingMessage)) throw new Error('There was no answer.')
  answer.resume()
  return answer.statusCode ?? 0
}
const download = async (url: string): Promise<number> => {
  const { body } = await fetch(url)
  let bytes = 0
  for await (const piece of body ?? []) bytes += piece.length
  return bytes
}

/** Sends a file to a server of its own and reads it again; how far its memory grew meanwhile, in megabytes. */
export const measureUpload = async (megabytes: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'liner-upload-'))
  const child = fork(join(import.meta.dirname, 'upload-server.ts'), { stdio: 'inherit' })
  try {
    const sizes = [WARM_UP, megabytes]
    child.send({ folder, files: sizes.map((size) => ({ bytes: size * MEGABYTE, sha256: sha256Of(size) })) })
    const [message]: unknown[] = await once(child, 'message')
    const { port, paths } = started.parse(message)
    const origin = `http://localhost:${port}`
    const peak = async () =>
      measured.parse(await (await fetch(`${origin}/measure`, { method: 'POST' })).json()).peak / MEGABYTE
    const results: { status: number; sent: number; received: number }[] = []
    let base = 0
    for (const [at, size] of sizes.entries()) {
      const { upload = '', file = '' } = paths[at] ?? {}
      base = await peak()
      const from = performance.now()
      const status = await send(`${origin}${upload}`, size)
      const sent = (performance.now() - from) / 1000
      results.push({ status, sent, received: (await download(`${origin}${file}`)) / MEGABYTE })
    }
    const grew = (await peak()) - base
    const parts = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.part'))
    return { ...results[1], base, grew, parts: parts.length }
  } finally {
    child.kill()
    await rm(folder, { recursive: true })
  }
}
