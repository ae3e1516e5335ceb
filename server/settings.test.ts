import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { canWriteFolder } from './can-write-folder.ts'
import { readSettings } from './settings.ts'

const REQUIRED = {
  DATABASE_URL: 'postgres://liner@localhost/liner',
  FILES_DIR: '/var/lib/liner',
  SMTP_URL: 'smtp://localhost:25',
  PUBLIC_URL: 'https://liner.example',
}
const PEM = { type: 'pkcs8', format: 'pem' } as const
const { privateKey: KEY } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: PEM,
})
const inOneLine = (key: string) => key.replaceAll('\n', String.raw`\n`)
const FIREBASE = {
  FIREBASE_PROJECT_ID: 'liner-1',
  FIREBASE_CLIENT_EMAIL: 'sdk@liner-1.example',
  FIREBASE_PRIVATE_KEY: inOneLine(KEY),
}

test('when no setting is named, then the embedded database is used', () => {
  expect(readSettings({ HOME: '/root' })).toBeNull()
  expect(readSettings({ DATABASE_URL: '', SMTP_URL: '' })).toBeNull()
})

test.each([{ FILES_DIR: '/elsewhere' }, { PROXY_HOPS: '1' }, { ...REQUIRED, DATABASE_URL: '' }])(
  'when %j is named without a database, then the database is missing and nothing starts in its place',
  (environment) => {
    expect(() => readSettings(environment)).toThrow('DATABASE_URL is not set')
  },
)

test.each([
  ['DATABASE_URL', 'postgres:'],
  ['DATABASE_URL', 'postgres:///liner'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp:nothing'],
  ['PUBLIC_URL', 'https://liner.example/liner'],
  ['PUBLIC_URL', 'https://liner.example/?from=mail'],
  ['FILES_URL', 'ftp://files.example'],
])('when %s is %s, then it is wrong', (name, value) => {
  expect(() => readSettings({ ...REQUIRED, [name]: value })).toThrow(new RegExp(`^${name} is wrong[^\\n]+$`))
})

test('when Postgres is reached by a socket, then no host is needed', () => {
  const DATABASE_URL = 'postgres:///liner?host=/run/postgresql'
  expect(readSettings({ ...REQUIRED, DATABASE_URL })?.DATABASE_URL).toBe(DATABASE_URL)
})

const ELLIPTIC = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export(PEM).toString()
test.each([
  ['cut off', KEY.slice(0, KEY.length / 2)],
  ['without its last lines', KEY.split('\n').slice(0, -3).join('\n')],
  ['of another kind', ELLIPTIC],
])('when the key of Firebase is %s, then it is wrong', (_what, key) => {
  const environment = { ...REQUIRED, ...FIREBASE, FIREBASE_PRIVATE_KEY: inOneLine(key) }
  expect(() => readSettings(environment)).toThrow('FIREBASE_PRIVATE_KEY is wrong')
})

test.each(['https://liner.example', 'http://liner.example'])(
  'when files are to be at %s as the page is, then another host is asked for',
  (FILES_URL) => {
    expect(() => readSettings({ ...REQUIRED, FILES_URL })).toThrow('FILES_URL has the host of PUBLIC_URL')
  },
)

test('when the folder of files cannot be written to, then it is in the same list', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'liner-settings-'))
  await writeFile(join(folder, 'taken'), '')
  const read = (name: string) =>
    readSettings({ ...REQUIRED, SMTP_URL: 'smtp:', FILES_DIR: join(folder, name) }, canWriteFolder)
  expect(() => read('taken/files')).toThrow(/^SMTP_URL is wrong[^\n]+\nFILES_DIR is [^\n]+cannot write\.$/)
  expect(() => read('new/files')).toThrow(/^SMTP_URL is wrong[^\n]+$/)
  await rm(folder, { recursive: true })
})

test('when only what is required is named, then there is no push and no provider, and mail comes from this host', () => {
  expect(readSettings({ ...REQUIRED, HOME: '/root', PROXY_HOPS: '' })).toEqual({
    ...REQUIRED,
    FILES_URL: null,
    MAIL_FROM: 'no-reply@liner.example',
    DELIVERY_KEY: null,
    PROXY_HOPS: 0,
    firebase: null,
    google: null,
    facebook: null,
  })
})

test('when everything is named, then it is used, the line breaks of the key too', () => {
  const social = { GOOGLE_CLIENT_ID: 'google-1', FACEBOOK_APP_ID: '12', FACEBOOK_APP_SECRET: 'hidden' }
  const others = {
    FILES_URL: 'https://files.liner.example',
    MAIL_FROM: 'liner@label.example',
    DELIVERY_KEY: 'k'.repeat(64),
    PROXY_HOPS: '2',
    PUBLIC_URL: 'https://liner.example/',
  }
  expect(readSettings({ ...REQUIRED, ...FIREBASE, ...social, ...others })).toEqual({
    ...REQUIRED,
    FILES_URL: 'https://files.liner.example',
    MAIL_FROM: 'liner@label.example',
    DELIVERY_KEY: 'k'.repeat(64),
    PROXY_HOPS: 2,
    firebase: {
      projectId: 'liner-1',
      clientEmail: 'sdk@liner-1.example',
      privateKey: KEY,
    },
    google: { clientId: 'google-1' },
    facebook: { appId: '12', appSecret: 'hidden' },
  })
})

test('when files have an origin of their own, then it is used', () => {
  const origin = 'https://files.liner.example'
  expect(readSettings({ ...REQUIRED, FILES_URL: origin })?.FILES_URL).toBe(origin)
  for (const wrong of [`${origin}/`, `${origin}/covers`, 'files.liner.example'])
    expect(() => readSettings({ ...REQUIRED, FILES_URL: wrong })).toThrow('FILES_URL is wrong')
})

test('when settings are missing or wrong, then all of them are named in one list', () => {
  const wrong = { DATABASE_URL: 'mysql://localhost', FILES_DIR: 'files', PUBLIC_URL: REQUIRED.PUBLIC_URL }
  const others = { FILES_URL: 'https://files.example/', DELIVERY_KEY: 'short', PROXY_HOPS: 'one' }
  expect(() => readSettings({ ...wrong, ...others })).toThrow(
    /DATABASE_URL is wrong[^\n]+\nFILES_DIR is wrong[^\n]+\nSMTP_URL is not set[^\n]+\nFILES_URL is wrong[^\n]+\nDELIVERY_KEY is wrong[^\n]+\nPROXY_HOPS is wrong/,
  )
})

test('when half of a group is named, then the other half is missing', () => {
  const half = { FIREBASE_PROJECT_ID: 'liner-1', FIREBASE_PRIVATE_KEY: 'abc', FACEBOOK_APP_ID: '12' }
  expect(() => readSettings({ ...REQUIRED, ...half })).toThrow(
    /^FIREBASE_CLIENT_EMAIL is not set[^\n]+\nFIREBASE_PRIVATE_KEY is wrong[^\n]+\nFACEBOOK_APP_SECRET is not set[^\n]+$/,
  )
})
