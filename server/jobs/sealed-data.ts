import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { z } from '#src/contract/zod.ts'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const sealed = z.object({ sealed: z.string() })

export type Seal = {
  close: (data: unknown) => { sealed: string }
  open: (stored: unknown) => unknown
}

/**
 * What jobs hold as nobody reads it in the database or in a copy of it: a mail has a code in it, of which everything
 * else keeps only a hash. The key is made of a secret that is not in the database.
 */
export const sealWith = (secret: Buffer): Seal => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'jobs', KEY_BYTES))
  return {
    close: (data) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce)
      const closed = Buffer.concat([cipher.update(JSON.stringify(data), 'utf8'), cipher.final()])
      return { sealed: Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64') }
    },
    open: (stored) => {
      const { data } = sealed.safeParse(stored)
      // Left by a version that did not seal.
      if (data === undefined) return stored
      const bytes = Buffer.from(data.sealed, 'base64')
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const opened = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
      return JSON.parse(opened.toString('utf8'))
    },
  }
}
