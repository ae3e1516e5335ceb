import { hash, verify } from '@node-rs/argon2'
import type { Passwords } from '#backend/ports.ts'

/** argon2id with the parameters that OWASP names: 19 MiB, two rounds, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const passwords: Passwords = {
  hash: (password) => hash(password, OPTIONS),
  verify: async (password, stored) => {
    try {
      return await verify(stored, password)
    } catch {
      // What is stored is no hash: nobody has such a password.
      return false
    }
  },
}
