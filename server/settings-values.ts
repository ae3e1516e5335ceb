import { createPrivateKey } from 'node:crypto'
import { z } from '#src/contract/zod.ts'

const isUrl = (text: string, isRight: (url: URL) => boolean) => URL.canParse(text) && isRight(new URL(text))
const url = (isRight: (url: URL) => boolean) => z.string().check(z.refine((text) => isUrl(text, isRight)))
const WEB = ['https:', 'http:']

/** Postgres is also reached by a socket, whose folder is named as `?host=/run/postgresql`. */
export const postgresAddress = url(
  ({ protocol, hostname, searchParams }) =>
    ['postgres:', 'postgresql:'].includes(protocol) && (hostname !== '' || searchParams.has('host')),
)
export const mailAddress = url(({ protocol, hostname }) => ['smtp:', 'smtps:'].includes(protocol) && hostname !== '')
/** Where people find Liner: it answers from the root of a host only, so a path would lead nowhere. */
export const siteAddress = url(({ protocol, origin, href }) => WEB.includes(protocol) && href === `${origin}/`)
export const origin = z
  .string()
  .check(z.refine((text) => isUrl(text, ({ protocol, origin: own }) => WEB.includes(protocol) && own === text)))

/** Files of services hold a key with `\n` for its line breaks, as environments often do too. */
export const withLineBreaks = (key: string): string => key.replaceAll(String.raw`\n`, '\n')
/** Firebase signs with RSA. A key that was cut off looks right at its beginning, and fails with the first push message. */
const isPrivateKey = (text: string): boolean => {
  try {
    return createPrivateKey(withLineBreaks(text)).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}
export const privateKey = z.string().check(z.refine(isPrivateKey))
