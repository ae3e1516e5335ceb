import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const KEY_BYTES = 32
const DAY = 86_400
const WEEK = 7 * DAY
/** An upload may wait for a network this long; then it is collected. */
const UPLOAD_SECONDS = 2 * DAY

/** Reads the key of a folder of files, which all servers with these files share; the first one makes it. */
export const openSigningKey = async (folder: string): Promise<Buffer> => {
  const path = join(folder, 'signing-key')
  const made = `${path}.${crypto.randomUUID()}`
  await mkdir(folder, { recursive: true })
  await writeFile(made, randomBytes(KEY_BYTES).toString('hex'), { mode: 0o600, flush: true })
  // Whole or not at all: another server may read it at the same moment. One that is there stays.
  await link(made, path).catch(() => undefined)
  await rm(made)
  return Buffer.from(await readFile(path, 'utf8'), 'hex')
}

/** Two megabytes of them. */
const SIGNATURES_MAX = 10_000

type Kind = 'files' | 'uploads'

/** Each file has its own day of the week, so that not all addresses become new at once. */
const dayOf = (id: string): number => (Number.parseInt(id.slice(0, 6), 16) % 7) * DAY || 0

/**
 * Paths that are good for one to two weeks. Within a week a file has the same one, so that browsers find it in their
 * caches; the next answer that names the file has the next.
 */
export const signedUrls = (key: Buffer, now: () => Date) => {
  const signatures = new Map<string, string>()
  const signatureOf = (kind: Kind, id: string, expires: number) =>
    createHmac('sha256', key).update(`${kind}/${id}?${expires}`).digest('base64url')
  /** Of files, whose addresses are in most answers and the same for a week. */
  const knownSignatureOf = (id: string, expires: number) => {
    const path = `${id}?${expires}`
    const signature = signatures.get(path) ?? signatureOf('files', id, expires)
    if (signatures.size >= SIGNATURES_MAX) signatures.clear()
    signatures.set(path, signature)
    return signature
  }
  const pathOf = (kind: Kind, id: string, expires: number, signature: string) =>
    `/api/${kind}/${id}?expires=${expires}&signature=${signature}`
  const seconds = () => Math.floor(now().getTime() / 1000)

  return {
    fileUrl: (id: string): string => {
      const day = dayOf(id)
      const expires = (Math.floor((seconds() - day) / WEEK) + 2) * WEEK + day
      return pathOf('files', id, expires, knownSignatureOf(id, expires))
    },
    uploadUrl: (id: string): string => {
      const expires = seconds() + UPLOAD_SECONDS
      return pathOf('uploads', id, expires, signatureOf('uploads', id, expires))
    },
    isValid: (kind: Kind, id: string, expires: string | undefined, signature: string | undefined): boolean => {
      if (expires === undefined || signature === undefined || !/^\d{1,12}$/.test(expires)) return false
      const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(kind, id, Number(expires)))]
      return given.length === right.length && timingSafeEqual(given, right) && Number(expires) > seconds()
    },
  }
}
export type SignedUrls = ReturnType<typeof signedUrls>
