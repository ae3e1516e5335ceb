import { TRPC_ERROR_CODES_BY_KEY, type TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc'
import en from '#locales/en/errors.json' with { type: 'json' }
import { readDistributionError } from '#src/domain/submission/distribution-error.ts'

/** The codes of the protocol. */
export const CODES = Object.keys(TRPC_ERROR_CODES_BY_KEY)
type Code = TRPC_ERROR_CODE_KEY
type ProductCode = Exclude<keyof typeof en.code, Code>
/** A code of the protocol, one of the product, both (`CONFLICT/DUPLICATE_UPC_CODE`), or what a distributor answers. */
export type FailureText = Code | ProductCode | `${Code}/${ProductCode}` | `VALIDATION:${string}` | `DELIVERY:${string}`
/** What a call fails with: the code of the protocol, and the message that the product reads. */
export type Failure = { code: Code; message: string }

const isCode = (text: string): text is Code => Object.hasOwn(TRPC_ERROR_CODES_BY_KEY, text)
export const PRODUCT_CODES = Object.keys(en.code).filter((code) => !isCode(code))

/** The code of the protocol that comes with a code of the product, where it is not `BAD_REQUEST`. */
const ANSWERED_WITH: readonly (readonly [RegExp, Code])[] = [
  [/^NOT_LOGGED_IN$/, 'UNAUTHORIZED'],
  [/^(NOT_AUTHORIZED|ARTISTS_DELETE_FORBIDDEN)$/, 'FORBIDDEN'],
  [/^(INVITATION_NOT_FOUND|USER_NOT_FOUND)$/, 'NOT_FOUND'],
  [/^(TOO_MANY_|RESENT_TOO_SOON)/, 'TOO_MANY_REQUESTS'],
  [/^(DUPLICATE_|SOCIAL_ALREADY|ALREADY_)/, 'CONFLICT'],
  [/_FROZEN$|_HAS_|_IN_RELEASE$|_NOT_EMPTY$|_IS_LIVE$|^LAST_MANAGER$|_INACTIVE$|_INCOMPLETE$/, 'PRECONDITION_FAILED'],
]

const codeFor = (message: string): Code =>
  ANSWERED_WITH.find(([pattern]) => pattern.test(message))?.[1] ?? 'BAD_REQUEST'

/** The failure that a text names; undefined where it names none. */
export const parseFailure = (text: string): Failure | undefined => {
  if (isCode(text)) return { code: text, message: text }
  if (PRODUCT_CODES.includes(text)) return { code: codeFor(text), message: text }
  if (readDistributionError(text) !== null) return { code: 'BAD_REQUEST', message: text }
  const [code = '', message = ''] = text.split('/')
  return isCode(code) && PRODUCT_CODES.includes(message) ? { code, message } : undefined
}
