import type { Files, Mail, Ports, Push, SocialProfile, StoredBytes } from '#backend/ports.ts'
import type { BlobStore } from '#mocks/db/storage.ts'
import { z } from '#src/contract/zod.ts'

/** Nobody reads the mail of an emulation. */
const EMULATED_CODE = '123456'

/** What the emulated providers' tokens hold, instead of the real ones' user information. */
const profile = z.object({ email: z.email(), firstName: z.string(), lastName: z.string() })
const MARK = 'emulated.'

const textOf = (token: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(token), (character) => character.charCodeAt(0)))

const profileOf = async (_provider: string, accessToken: string): Promise<SocialProfile | null> => {
  if (!accessToken.startsWith(MARK)) return null
  try {
    return profile.parse(JSON.parse(textOf(accessToken.slice(MARK.length))))
  } catch {
    // Any other token belongs to nobody.
    return null
  }
}

const hexOf = (bytes: ArrayBuffer): string =>
  new Uint8Array(bytes).reduce((text, byte) => text + byte.toString(16).padStart(2, '0'), '')

const storedBytes = (blob: Blob): StoredBytes => ({
  bytes: blob.size,
  sha256: async () => hexOf(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer())),
  read: async (at, length) => new Uint8Array(await blob.slice(at, at + length).arrayBuffer()),
})

type Services = {
  now: () => Date
  blobs: BlobStore
  url: Files['url']
  uploadUrl: Files['uploadUrl']
  push?: Push['send']
  mail?: Mail['send']
}

/** The emulation's own services: it has no secret to hide, and what it sends goes nowhere unless `push` or `mail` takes it. */
export const emulatedPorts = ({
  now,
  blobs,
  url,
  uploadUrl,
  push = async () => undefined,
  mail = async () => undefined,
}: Services): Ports => ({
  passwords: {
    hash: async (password) => password,
    verify: async (password, hash) => password === hash,
  },
  codes: {
    create: async () => ({ code: EMULATED_CODE, hash: EMULATED_CODE }),
    verify: async (code, hash) => code === hash,
  },
  sessionTokens: {
    create: async () => {
      const token = `${crypto.randomUUID()}.${crypto.randomUUID()}`
      return { token, id: token }
    },
    idOf: async (token) => token,
  },
  mail: { send: mail },
  push: { send: push },
  socialTokens: { profileOf },
  files: {
    url,
    uploadUrl,
    open: async (id) => {
      const blob = await blobs.get(id)
      return blob === undefined ? undefined : storedBytes(blob)
    },
  },
  clock: { now },
})
