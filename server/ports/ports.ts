import type { Mail, Ports, Push, SocialTokens } from '#backend/ports.ts'
import type { DiskFiles } from './disk-files.ts'
import { passwords } from './passwords.ts'
import { codes, sessionTokens } from './secrets.ts'
import type { SignedUrls } from './signed-urls.ts'

type Services = {
  files: DiskFiles
  addresses: SignedUrls
  /** The origin of files; null where it is the page's. */
  filesUrl: string | null
  mail: Mail
  push: Push
  socialTokens: SocialTokens
  now: () => Date
  /** The address that people know this server by; null where it is the one that they call. */
  publicUrl: string | null
}

/** What the backend needs of this host. */
export const createPorts = ({
  files,
  addresses,
  filesUrl,
  mail,
  push,
  socialTokens,
  now,
  publicUrl,
}: Services): Ports => ({
  passwords,
  codes,
  sessionTokens,
  mail,
  push,
  socialTokens,
  files: {
    uploadUrl: (id, origin) => `${publicUrl ?? origin}${addresses.uploadUrl(id)}`,
    open: files.open,
    url: async ({ id, drawing, sound }) => {
      const isMade = drawing !== null || sound !== null
      return isMade || (await files.find(id)) !== undefined ? `${filesUrl ?? ''}${addresses.fileUrl(id)}` : ''
    },
  },
  clock: { now },
})
