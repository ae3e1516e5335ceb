import { beforeEach, expect, test, vi } from 'vitest'

type Rules = { createScriptURL: (address: string) => string }
const policies = new Map<string, Rules>()

beforeEach(() => {
  vi.resetModules()
  policies.clear()
  vi.stubGlobal('location', { href: 'https://liner.example/login', origin: 'https://liner.example' })
  vi.stubGlobal('window', {
    trustedTypes: { createPolicy: (name: string, rules: Rules) => policies.set(name, rules) },
  })
})

const toScriptAddress = async (address: string, googleId = '', facebookId = '') => {
  vi.stubEnv('VITE_GOOGLE_CLIENT_ID', googleId)
  vi.stubEnv('VITE_FACEBOOK_APP_ID', facebookId)
  await import('#src/app/trusted-types.ts')
  return policies.get('default')?.createScriptURL(address)
}
const GOOGLE = 'https://accounts.google.com/gsi/client'
const FACEBOOK = 'https://connect.facebook.net/en_US/sdk.js'

test.each([
  ['a script of its own', '/static/probe-worker.js'],
  ['Google’s client', GOOGLE],
  ['Facebook’s client', FACEBOOK],
  ['the rest of Facebook’s client', `${FACEBOOK}?hash=5f275a2ffd19a15f3e0ba19f3dffbf07`],
])('when the page asks for %s, then it is loaded', async (_what, address) => {
  expect(await toScriptAddress(address, 'google', 'facebook')).toBe(address)
})

test.each([
  ['another script of Google’s', 'https://accounts.google.com/gsi/other'],
  ['another script of Facebook’s', 'https://connect.facebook.net/en_US/fbevents.js'],
  ['the same path at another host', 'https://connect.facebook.net.example/en_US/sdk.js'],
  ['a data URL', 'data:text/javascript,1'],
])('when the page asks for %s, then it is refused', async (_what, address) => {
  await expect(toScriptAddress(address, 'google', 'facebook')).rejects.toThrow('not our script')
})

test.each([GOOGLE, FACEBOOK])(
  'when the page asks for %s and the build does not offer it, then it is refused',
  async (address) => {
    await expect(toScriptAddress(address)).rejects.toThrow('not our script')
  },
)
