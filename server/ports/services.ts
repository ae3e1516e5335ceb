import { Pool } from 'pg'
import type { Database, Push, SocialTokens } from '#backend/ports.ts'
import type { Caught } from '../http/mail-page.ts'
import { createLog, type Log } from '../log/log.ts'
import { catchMail } from '../mail/catch-mail.ts'
import { type MailConnection, smtpMail } from '../mail/smtp-mail.ts'
import { catchPush } from '../push/catch-push.ts'
import type { FirebaseCredentials } from '../push/firebase-push.ts'
import { createLimits, type Limits } from '../rate-limits/rate-limits.ts'
import type { ProductionSettings } from '../settings.ts'
import { verifiedTokens } from '../social/social-tokens.ts'

type Options = {
  settings: ProductionSettings | null
  database: Database
  now: () => Date
  /** The address of this server where none is set. */
  localUrl: string
}
/** What this host reaches beside its database and its files. */
export type Services = {
  mail: MailConnection
  push: Push
  socialTokens: SocialTokens
  limits: Limits
  proxies: number
  log: Log
  /** What is caught instead of sent; undefined in production. */
  caught?: Caught
  close: () => Promise<void>
}

/** Counting tries waits for nothing else. */
const LIMIT_CONNECTIONS = 2
/** As long as a call waits for its own database; after that, each process counts for itself. */
const LIMIT_WAITS_MS = 2500
const CAUGHT_FROM = 'no-reply@liner.test'

/** Firebase's client is loaded only where it is used: it is larger than all the rest. */
const firebasePush = async (credentials: FirebaseCredentials, database: Database): Promise<Push> => {
  const { connectFirebase, pushBy } = await import('../push/firebase-push.ts')
  return pushBy(connectFirebase(credentials), (token) => database.write(({ devices }) => devices.remove(token)))
}

const connectProduction = async (settings: ProductionSettings, database: Database): Promise<Services> => {
  const mail = smtpMail({ url: settings.SMTP_URL, from: settings.MAIL_FROM, site: settings.PUBLIC_URL })
  const pool = new Pool({
    connectionString: settings.DATABASE_URL,
    max: LIMIT_CONNECTIONS,
    connectionTimeoutMillis: LIMIT_WAITS_MS,
    query_timeout: LIMIT_WAITS_MS,
  })
  // A connection that breaks while nobody uses it is opened anew by whoever needs one.
  pool.on('error', () => undefined)
  return {
    mail,
    push:
      settings.firebase === null ? { send: async () => undefined } : await firebasePush(settings.firebase, database),
    socialTokens: verifiedTokens(settings),
    limits: createLimits(pool),
    proxies: settings.PROXY_HOPS,
    log: createLog('info'),
    close: async () => {
      mail.close()
      await pool.end()
    },
  }
}

/** Connects to what the settings name. Without settings mail and push are caught, and no provider vouches for anybody. */
export const connectServices = async ({ settings, database, now, localUrl }: Options): Promise<Services> => {
  if (settings !== null) return connectProduction(settings, database)
  const catcher = await catchMail(now)
  const mail = smtpMail({ url: catcher.url, from: CAUGHT_FROM, site: localUrl })
  const push = catchPush(now)
  return {
    mail,
    push,
    socialTokens: verifiedTokens({ google: null, facebook: null }),
    limits: createLimits(),
    proxies: 0,
    log: createLog('warn'),
    caught: { mails: catcher.caught, pushes: push.caught },
    close: async () => {
      mail.close()
      await catcher.close()
    },
  }
}
