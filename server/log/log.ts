import { type DestinationStream, type Level, type Logger, pino } from 'pino'
import { errorCode } from '../error-code.ts'

export type Log = Logger

/** What nobody may read in a log, wherever in an entry it is. */
const SECRETS = ['password', 'currentPassword', 'token', 'accessToken', 'deviceToken', 'otp', 'code', 'authorization']
const AT_DEPTHS = ['', '*.', '*.*.', '*.*.*.']

/** An error as its kind and where it came from: a database adds values of rows to its own, and a mail server the mail. */
const describeError = (error: unknown) => {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, stack = '' } = error
  const reason = errorCode(error)
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return { type: name, reason, at: frames.map((line) => line.trim()) }
}

/** Entries as lines of JSON; a message is written by this server and holds nothing that arrived. */
export const createLog = (level: Level | 'silent', stream?: DestinationStream): Log => {
  const paths = AT_DEPTHS.flatMap((at) => SECRETS.map((name) => `${at}${name}`))
  const options = {
    level,
    base: undefined,
    redact: { paths, censor: '…' },
    serializers: { error: describeError },
  }
  return stream === undefined ? pino(options) : pino(options, stream)
}
