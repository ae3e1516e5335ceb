import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Codes, SessionTokens } from '#backend/ports.ts'
import { passwords } from './passwords.ts'

const TOKEN_BYTES = 32
const CODE_DIGITS = 6

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Opaque tokens of 256 bits, of which the hash is stored. */
export const sessionTokens: SessionTokens = {
  create: async () => {
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    return { token, id: sha256(token) }
  },
  idOf: async (token) => sha256(token),
}

/** One-time codes: so few digits are guessed from a plain hash at once, so they are hashed as passwords are. */
export const codes: Codes = {
  create: async () => {
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
    return { code, hash: await passwords.hash(code) }
  },
  verify: passwords.verify,
}
