import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { facebookProfiles } from './facebook.ts'
import { googleProfiles } from './google.ts'
import { verifiedTokens } from './social-tokens.ts'

type Keys = Awaited<ReturnType<typeof generateKeyPair>>
const CLIENT = 'liner.apps.test'
const ADA = { sub: '7', email: 'ada@label.test', given_name: 'Ada', family_name: 'Prova' }
const PROFILE = { email: 'ada@label.test', firstName: 'Ada', lastName: 'Prova' }

let provider: Server
let base = ''
let keys: Keys
let others: Keys
/** What the provider answers by path; a number is a status without a body. */
let answers: Record<string, object | number> = {}
const asked: { path: string; query: URLSearchParams; authorization: string | undefined }[] = []

const answer = ({ url = '/', headers }: IncomingMessage): object | number => {
  const { pathname, searchParams } = new URL(url, base)
  asked.push({ path: pathname, query: searchParams, authorization: headers.authorization })
  return answers[pathname] ?? 404
}

beforeAll(async () => {
  provider = createServer((request, response) => {
    const answered = answer(request)
    if (typeof answered === 'number') response.writeHead(answered).end()
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answered))
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const address = provider.address()
  base = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  keys = await generateKeyPair('RS256')
  others = await generateKeyPair('RS256')
})
afterAll(() => {
  provider.closeAllConnections()
  provider.close()
})
beforeEach(async () => {
  asked.length = 0
  answers = {
    '/keys': { keys: [{ ...(await exportJWK(keys.publicKey)), kid: '1', alg: 'RS256' }] },
    '/tokeninfo': { aud: CLIENT, sub: '7' },
    '/userinfo': { ...ADA, email_verified: true },
    '/debug_token': { data: { app_id: '12', is_valid: true, type: 'USER', user_id: '7', expires_at: 0 } },
    '/me': { id: '7', email: 'ada@label.test', first_name: 'Ada', last_name: 'Prova' },
  }
})

const google = () =>
  googleProfiles(
    { clientId: CLIENT },
    { keys: `${base}/keys`, tokenInfo: `${base}/tokeninfo`, userInfo: `${base}/userinfo` },
  )
const facebook = () => facebookProfiles({ appId: '12', appSecret: 'hidden' }, base, () => new Date('2026-03-10'))

type Claims = {
  issuer?: string
  audience?: string
  expires?: string
  begins?: string
  key?: Keys['privateKey']
  verified?: unknown
}
const idToken = ({
  issuer = 'https://accounts.google.com',
  audience = CLIENT,
  expires = '1h',
  begins = '0s',
  key = keys.privateKey,
  verified = true,
}: Claims = {}) =>
  new SignJWT({ ...ADA, email_verified: verified })
    .setProtectedHeader({ alg: 'RS256', kid: '1' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setExpirationTime(expires)
    .setNotBefore(begins)
    .sign(key)

test('when Google gave an access token to this client, then it opens the account of its person', async () => {
  expect(await google()('ya29.abc')).toEqual(PROFILE)
  expect(asked.map(({ path, authorization }) => [path, authorization])).toEqual([
    ['/tokeninfo', 'Bearer ya29.abc'],
    ['/userinfo', 'Bearer ya29.abc'],
  ])
})

test.each<[string, Record<string, object | number>]>([
  ['was given to another client', { '/tokeninfo': { aud: 'other.apps.test', sub: '7' } }],
  ['is made up', { '/tokeninfo': 400 }],
  ['has expired between two questions', { '/userinfo': 401 }],
  ['is of another person than it says', { '/userinfo': { ...ADA, sub: '8', email_verified: true } }],
  ['is of an address that is not verified', { '/userinfo': { ...ADA, email_verified: false } }],
  ['is of nobody with an address', { '/userinfo': { sub: '7', email_verified: true } }],
])('when an access token of Google %s, then it is refused', async (_what, changed) => {
  answers = { ...answers, ...changed }
  expect(await google()('ya29.abc')).toBeNull()
})

test('when Google signed an id token for this client, then it opens the account of its person', async () => {
  const profileOf = google()
  expect(await profileOf(await idToken())).toEqual(PROFILE)
  expect(await profileOf(await idToken({ issuer: 'accounts.google.com', verified: 'true' }))).toEqual(PROFILE)
  expect(asked.map(({ path }) => path)).toEqual(['/keys'])
})

test.each<[string, () => Claims]>([
  ['of another issuer', () => ({ issuer: 'https://evil.example' })],
  ['for another client', () => ({ audience: 'other.apps.test' })],
  ['expired', () => ({ expires: '-1m' })],
  ['of the future', () => ({ begins: '1m' })],
  ['signed by somebody else', () => ({ key: others.privateKey })],
  ['of an address that is not verified', () => ({ verified: false })],
])('when an id token is %s, then it is refused', async (_what, claims) => {
  expect(await google()(await idToken(claims()))).toBeNull()
})

test.each<[string, Claims]>([
  ['behind', { begins: '20s' }],
  ['ahead', { expires: '-20s' }],
])('when the clock of this server is a little %s, then an id token of Google still counts', async (_where, claims) => {
  expect(await google()(await idToken(claims))).toEqual(PROFILE)
})

test('when nobody signed an id token, then it is refused', async () => {
  const [, payload = ''] = (await idToken()).split('.')
  const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
  expect(await google()(`${header}.${payload}.x`)).toBeNull()
})

test('when Facebook gave a token to this app, then it opens the account of its person', async () => {
  expect(await facebook()('EAAB')).toEqual(PROFILE)
  const proof = createHmac('sha256', 'hidden').update('EAAB').digest('hex')
  expect(asked.map(({ authorization }) => authorization)).toEqual(['Bearer 12|hidden', 'Bearer EAAB'])
  expect(asked[0]?.query.get('input_token')).toBe('EAAB')
  expect(asked[1]?.query.get('appsecret_proof')).toBe(proof)
})

const debugged = (changed: object) => ({
  '/debug_token': { data: { app_id: '12', is_valid: true, type: 'USER', user_id: '7', expires_at: 0, ...changed } },
})
test.each<[string, Record<string, object | number>]>([
  ['was given to another app', debugged({ app_id: '13' })],
  ['is not valid any more', debugged({ is_valid: false })],
  ['has expired', debugged({ expires_at: 1_700_000_000 })],
  ['is of a page', debugged({ type: 'PAGE' })],
  ['is of another person than it says', { '/me': { id: '8', email: 'ada@label.test' } }],
  ['is of a person without an address', { '/me': { id: '7', first_name: 'Ada' } }],
  ['is made up', { '/debug_token': 400 }],
])('when a token of Facebook %s, then it is refused', async (_what, changed) => {
  answers = { ...answers, ...changed }
  expect(await facebook()('EAAB')).toBeNull()
})

test('when a provider is unavailable, then the call fails and can be tried again', async () => {
  answers = { '/keys': 503, '/tokeninfo': 503, '/debug_token': 503 }
  await expect(google()('ya29.abc')).rejects.toMatchObject({ code: 'TIMEOUT' })
  await expect(google()(await idToken())).rejects.toMatchObject({ code: 'TIMEOUT' })
  await expect(facebook()('EAAB')).rejects.toMatchObject({ code: 'TIMEOUT' })
})

test('when a provider has no settings, then it vouches for nobody', async () => {
  const { profileOf } = verifiedTokens({ google: null, facebook: null })
  expect(await profileOf('GOOGLE', await idToken())).toBeNull()
  expect(await profileOf('FACEBOOK', 'EAAB')).toBeNull()
})
