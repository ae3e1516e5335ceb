import { describe, expect, test } from 'vitest'
import { type BuildVariables, headerPolicy, metaPolicy } from './content-security-policy.ts'

const firebase = (value: string) =>
  Object.fromEntries(
    ['API_KEY', 'APP_ID', 'PROJECT_ID', 'SENDER_ID', 'VAPID_KEY'].map((name) => [`VITE_FIREBASE_${name}`, value]),
  )
const sourcesOf = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((each) => each.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1)

test('when nothing is configured, then only the page’s own origin is allowed', () => {
  expect(metaPolicy({}).replaceAll(/'[^']*'|blob:|data:/g, '')).not.toMatch(/https?:/)
  expect(sourcesOf(metaPolicy({}), 'default-src')).toEqual(["'none'"])
  expect(sourcesOf(metaPolicy({}), 'frame-src')).toBeUndefined()
})

describe.each([
  ['the meta tag', metaPolicy],
  ['the header', headerPolicy],
])('%s', (_name, policyOf) => {
  test.each<[string, BuildVariables, Record<string, string[]>]>([
    [
      'pictures and masters',
      { VITE_FILES_ORIGIN: 'https://files.example https://cdn.example:8443' },
      {
        'img-src': ["'self'", 'blob:', 'data:', 'https://files.example', 'https://cdn.example:8443'],
        'media-src': ["'self'", 'blob:', 'https://files.example', 'https://cdn.example:8443'],
        'connect-src': ["'self'", 'https://files.example', 'https://cdn.example:8443'],
      },
    ],
    [
      'uploads',
      { VITE_UPLOADS_ORIGIN: 'https://uploads.example' },
      { 'connect-src': ["'self'", 'https://uploads.example'], 'img-src': ["'self'", 'blob:', 'data:'] },
    ],
    [
      'an API of its own origin',
      { VITE_API_URL: 'https://api.example/v1/trpc' },
      { 'connect-src': ["'self'", 'https://api.example'], 'img-src': ["'self'", 'blob:', 'data:'] },
    ],
    ['an API at another path', { VITE_API_URL: '/v1/trpc' }, { 'connect-src': ["'self'"] }],
    [
      'one origin for files and uploads',
      { VITE_FILES_ORIGIN: 'http://localhost:9000', VITE_UPLOADS_ORIGIN: 'http://localhost:9000' },
      { 'connect-src': ["'self'", 'http://localhost:9000'] },
    ],
    [
      'Google',
      { VITE_GOOGLE_CLIENT_ID: 'x' },
      {
        'style-src': ["'self'", 'https://accounts.google.com/gsi/style'],
        'frame-src': ['https://accounts.google.com/gsi/'],
        'connect-src': ["'self'", 'https://accounts.google.com/gsi/'],
      },
    ],
    [
      'Facebook',
      { VITE_FACEBOOK_APP_ID: 'x' },
      {
        'connect-src': ["'self'", 'https://www.facebook.com'],
        'img-src': ["'self'", 'blob:', 'data:', 'https://www.facebook.com'],
      },
    ],
    [
      'Firebase',
      firebase('x'),
      {
        'connect-src': [
          "'self'",
          'https://firebaseinstallations.googleapis.com',
          'https://fcmregistrations.googleapis.com',
        ],
      },
    ],
    [
      'Firebase without one of its variables',
      { ...firebase('x'), VITE_FIREBASE_APP_ID: '' },
      { 'connect-src': ["'self'"] },
    ],
  ])(
    'when the build is configured for %s, then exactly the sources that it needs are allowed',
    (_what, variables, expected) => {
      for (const [directive, sources] of Object.entries(expected))
        expect({ [directive]: sourcesOf(policyOf(variables), directive) }).toEqual({ [directive]: sources })
    },
  )

  test('when Google and Facebook are configured, then their scripts are allowed, and no others', () => {
    const scripts = sourcesOf(policyOf({ VITE_GOOGLE_CLIENT_ID: 'x', VITE_FACEBOOK_APP_ID: 'x' }), 'script-src')
    expect(scripts?.filter((source) => source.startsWith('http'))).toEqual([
      'https://accounts.google.com/gsi/client',
      'https://connect.facebook.net/en_US/sdk.js',
    ])
  })

  test('when a script makes a trusted-types policy, then only that of the page is allowed', () => {
    expect(sourcesOf(policyOf({}), 'trusted-types')).toEqual(['default'])
    expect(sourcesOf(policyOf({}), 'require-trusted-types-for')).toEqual(["'script'"])
  })

  test.each([
    'files.example',
    'https://files.example/',
    'https://files.example/covers',
    'https://*.example',
    'http://files.example',
    "https://files.example;script-src 'unsafe-inline'",
    'https://files.example;',
    'https:',
    '*',
  ])('when “%s” is configured as an origin, then it throws', (value) => {
    expect(() => policyOf({ VITE_FILES_ORIGIN: value })).toThrow('VITE_FILES_ORIGIN')
    expect(() => policyOf({ VITE_UPLOADS_ORIGIN: value })).toThrow('VITE_UPLOADS_ORIGIN')
  })
})

test.each([
  'https://api.example',
  'https://api.example/api/trpc/',
  'https://api.example/trpc?key=1',
  'http://api.example/trpc',
  '//api.example/trpc',
  'api.example/trpc',
  "https://api.example;script-src 'unsafe-inline'/trpc",
])('when “%s” is configured as the address of the API, then it throws', (value) => {
  expect(() => metaPolicy({ VITE_API_URL: value })).toThrow('VITE_API_URL')
})

test('when the policy is in the header, then it restricts frames and allows WebAssembly, unlike the meta tag', () => {
  expect(headerPolicy({})).toContain("'wasm-unsafe-eval'")
  expect(headerPolicy({})).toContain("frame-ancestors 'none'")
  expect(metaPolicy({})).not.toMatch(/wasm|frame-ancestors/)
})
