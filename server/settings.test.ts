import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const REQUIRED = {
  DATABASE_URL: 'postgres://liner@localhost/liner',
  FILES_DIR: '/var/lib/liner',
  SMTP_URL: 'smtp://localhost:25',
  PUBLIC_URL: 'https://liner.example',
}
const FIREBASE = {
  FIREBASE_PROJECT_ID: 'liner-1',
  FIREBASE_CLIENT_EMAIL: 'sdk@liner-1.example',
  FIREBASE_PRIVATE_KEY: String.raw`-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----\n`,
}

test('when no database is named, then the embedded one is used', () => {
  expect(readSettings({ FILES_DIR: '/elsewhere' })).toBeNull()
  expect(readSettings({ DATABASE_URL: '' })).toBeNull()
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
      privateKey: '-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----\n',
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
