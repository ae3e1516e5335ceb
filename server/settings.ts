import { z } from '#src/contract/zod.ts'
import { mailAddress, origin, postgresAddress, privateKey, siteAddress, withLineBreaks } from './settings-values.ts'

const filled = z.string().check(z.minLength(1))

type Group = 'required' | 'FIREBASE' | 'GOOGLE' | 'FACEBOOK' | 'optional'
type Variable = { group: Group; schema: z.ZodMiniType<string>; example: string }
const variable = (group: Group, schema: Variable['schema'], example: string): Variable => ({ group, schema, example })

/** What a server in production is told by its environment. A group that is not required is set as a whole, or not at all. */
const VARIABLES = {
  DATABASE_URL: variable('required', postgresAddress, 'postgres://liner:secret@localhost:5432/liner'),
  FILES_DIR: variable('required', z.string().check(z.startsWith('/')), '/var/lib/liner/files'),
  SMTP_URL: variable('required', mailAddress, 'smtps://user:secret@mail.example.org'),
  PUBLIC_URL: variable('required', siteAddress, 'https://liner.example.org'),
  FIREBASE_PROJECT_ID: variable('FIREBASE', filled, 'liner-12345'),
  FIREBASE_CLIENT_EMAIL: variable('FIREBASE', z.email(), 'firebase-adminsdk@liner-12345.iam.gserviceaccount.com'),
  FIREBASE_PRIVATE_KEY: variable('FIREBASE', privateKey, String.raw`-----BEGIN PRIVATE KEY-----\n…`),
  GOOGLE_CLIENT_ID: variable('GOOGLE', filled, '123-abc.apps.googleusercontent.com'),
  FACEBOOK_APP_ID: variable('FACEBOOK', z.string().check(z.regex(/^\d+$/)), '1234567890'),
  FACEBOOK_APP_SECRET: variable('FACEBOOK', filled, 'the secret that Facebook shows beside the id'),
  FILES_URL: variable('optional', origin, 'https://files.liner.example.org'),
  MAIL_FROM: variable('optional', z.email(), 'liner@example.org'),
  DELIVERY_KEY: variable('optional', z.string().check(z.minLength(32)), '64 signs that `openssl rand -hex 32` writes'),
  PROXY_HOPS: variable('optional', z.string().check(z.regex(/^\d$/)), '1'),
} as const
type Name = keyof typeof VARIABLES

const isName = (name: string): name is Name => name in VARIABLES
const NAMES = Object.keys(VARIABLES).filter(isName)

type Environment = Readonly<Record<string, string | undefined>>
type CanWrite = (folder: string) => boolean
export type ProductionSettings = Record<'DATABASE_URL' | 'FILES_DIR' | 'SMTP_URL' | 'PUBLIC_URL', string> & {
  /** The origin of files, where it is not the page's. */
  FILES_URL: string | null
  /** The address that mail is sent from. */
  MAIL_FROM: string
  /** What the distribution service shows to be believed; null where none says what became of deliveries. */
  DELIVERY_KEY: string | null
  /** How many proxies stand before this server, each of which notes whose call it passes on. */
  PROXY_HOPS: number
  /** Null where the environment names none of it: no push, no sign-in with this provider. */
  firebase: { projectId: string; clientEmail: string; privateKey: string } | null
  google: { clientId: string } | null
  facebook: { appId: string; appSecret: string } | null
}

const isRight = (name: Name, value: string | undefined): value is string =>
  value !== undefined && VARIABLES[name].schema.safeParse(value).success

const problemsOf = (environment: Environment): string[] =>
  NAMES.flatMap((name) => {
    const { group, example } = VARIABLES[name]
    const { [name]: value } = environment
    const isGroupSet = NAMES.some((other) => VARIABLES[other].group === group && environment[other] !== undefined)
    const isNeeded = group === 'required' || (group !== 'optional' && isGroupSet)
    if (value === undefined ? !isNeeded : isRight(name, value)) return []
    return [`${name} is ${value === undefined ? 'not set' : 'wrong'}. It looks like ${example}`]
  })

/** What is right by itself, and wrong beside the others or on this machine. */
const conflictsOf = ({ PUBLIC_URL, FILES_URL, FILES_DIR }: Environment, canWrite: CanWrite): string[] => {
  const problems: string[] = []
  if (isRight('FILES_DIR', FILES_DIR) && !canWrite(FILES_DIR))
    problems.push(`FILES_DIR is ${FILES_DIR}, where this process cannot write.`)
  // Files are told from the page by host and port.
  if (isRight('PUBLIC_URL', PUBLIC_URL) && isRight('FILES_URL', FILES_URL))
    if (new URL(PUBLIC_URL).host === new URL(FILES_URL).host)
      problems.push('FILES_URL has the host of PUBLIC_URL. Files need a host of their own, or leave FILES_URL out.')
  return problems
}

/**
 * The settings of a server in production; null where the environment names none of them, and the embedded database is
 * used: what it catches is open to everybody, so a setting that is forgotten must not lead there. Throws with one line for
 * each that is missing or wrong.
 */
export const readSettings = (environment: Environment, canWrite: CanWrite = () => true): ProductionSettings | null => {
  // One that is set to nothing is not set: so are those that a file of settings leaves open.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  if (NAMES.every((name) => given[name] === undefined)) return null
  const problems = [...problemsOf(given), ...conflictsOf(given, canWrite)]
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const value = (name: Name): string => given[name] ?? ''
  return {
    DATABASE_URL: value('DATABASE_URL'),
    FILES_DIR: value('FILES_DIR'),
    SMTP_URL: value('SMTP_URL'),
    PUBLIC_URL: new URL(value('PUBLIC_URL')).origin,
    FILES_URL: given['FILES_URL'] ?? null,
    MAIL_FROM: given['MAIL_FROM'] ?? `no-reply@${new URL(value('PUBLIC_URL')).hostname}`,
    DELIVERY_KEY: given['DELIVERY_KEY'] ?? null,
    PROXY_HOPS: Number(value('PROXY_HOPS')),
    firebase:
      given['FIREBASE_PROJECT_ID'] === undefined
        ? null
        : {
            projectId: value('FIREBASE_PROJECT_ID'),
            clientEmail: value('FIREBASE_CLIENT_EMAIL'),
            privateKey: withLineBreaks(value('FIREBASE_PRIVATE_KEY')),
          },
    google: given['GOOGLE_CLIENT_ID'] === undefined ? null : { clientId: value('GOOGLE_CLIENT_ID') },
    facebook:
      given['FACEBOOK_APP_ID'] === undefined
        ? null
        : { appId: value('FACEBOOK_APP_ID'), appSecret: value('FACEBOOK_APP_SECRET') },
  }
}
