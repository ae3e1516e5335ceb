import { getUntypedClient } from '@trpc/client'
import i18next from 'i18next'
import { beforeAll, expect, test, vi } from 'vitest'
import en from '#locales/en/errors.json'
import it from '#locales/it/errors.json'
import { malformedAnswers } from '#mocks/testing/malformed-answers.ts'
import { errorText } from '#src/api/error-text.ts'
import { isValidResponse, isValidData } from '#src/api/response-validation.ts'
import type { Contract } from '#src/contract/procedure.ts'
import { contract } from '#src/contract/router.ts'
import { type Language, LANGUAGES } from '#src/domain/interface-languages.ts'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
vi.stubGlobal('navigator', { onLine: true })
const fetch = vi.fn<(url: string) => Promise<Response>>()
vi.stubGlobal('fetch', fetch)
const { client } = await import('#src/api/client.ts')
const { setResponseValidation } = await import('#src/api/links.ts')

const texts: Record<Language, typeof en> = { en, it }
const areas: Contract = contract
const PROCEDURES = Object.entries(areas).flatMap(([area, procedures]) =>
  Object.entries(procedures).map(([name, { kind }]) => [`${area}.${name}`, kind] as const),
)
/** What the screens of a kind ask. A thousand answers are shared among them. */
const SCREENS: Record<string, readonly string[]> = {
  'the frame of every page': [
    'auth.user',
    'organizations.own',
    'auth.permissions',
    'auth.resourcesCount',
    'notifications.has',
  ],
  lists: ['artists', 'assets', 'labels', 'organizations', 'people', 'releases', 'users'].map((area) => `${area}.list`),
  'details and forms': ['artists', 'assets', 'labels', 'organizations', 'people', 'users'].map((area) => `${area}.get`),
  'the workspace of a release': ['releases.get', 'releases.history', 'fuga.digitalServiceProviders'],
  'the review queue': ['submissions.queue', 'submissions.arrivals'],
  notifications: ['notifications.get', 'notifications.preferences'],
  pickers: ['artists', 'organizations', 'labels', 'people', 'assets'].map((area) => `searches.${area}`),
  'changes of all kinds': PROCEDURES.filter(([, kind]) => kind === 'mutation').map(([path]) => path),
}
const THOUSAND = 1000
const AT_ONCE = 100

const calls = getUntypedClient(client)
const errorOf = (path: string, kind: 'query' | 'mutation'): Promise<unknown> =>
  calls[kind](path).then(
    () => undefined,
    (error: unknown) => error,
  )

beforeAll(async () => {
  await i18next.init({ lng: 'en', resources: { en: { errors: en }, it: { errors: it } } })
  setResponseValidation(isValidResponse)
})

test.each(PROCEDURES)(
  'when %s is called, then an answer of the contract can be read, and one with a fault only if the fault is harmless',
  (path) => {
    const wrong = malformedAnswers(path, 60).filter(
      ({ answer, isReadable }) => isValidResponse(path, answer) !== isReadable,
    )
    expect(wrong).toEqual([])
  },
)

test.each(Object.entries(SCREENS))(
  'when a thousand malformed answers come for %s, then each arrives or ends with an error in words',
  async (_screen, paths) => {
    const kinds = new Map<string, 'query' | 'mutation'>(PROCEDURES)
    const cases = paths.flatMap((path) =>
      malformedAnswers(path, Math.ceil(THOUSAND / paths.length)).map((one) => ({
        path,
        kind: kinds.get(path) ?? 'query',
        ...one,
      })),
    )
    expect(cases.length).toBeGreaterThanOrEqual(THOUSAND)
    const ends: { error: unknown; code: 'ANSWER_UNREADABLE' | 'CHANGE_UNCONFIRMED' }[] = []
    for (let from = 0; from < cases.length; from += AT_ONCE) {
      const some = cases.slice(from, from + AT_ONCE)
      const answers = some.map(({ answer }) => ({ result: { data: answer } }))
      // Calls are sent in their order, however they are batched.
      fetch.mockImplementation(async (url) => Response.json(answers.splice(0, url.split('?')[0]?.split(',').length)))
      const errors = await Promise.all(some.map(({ path, kind }) => errorOf(path, kind)))
      for (const [at, { path, kind, answer, isReadable }] of some.entries()) {
        const error = errors[at]
        if ((error === undefined) !== isReadable) throw new Error(`${path}: ${JSON.stringify(answer).slice(0, 300)}`)
        if (error !== undefined)
          ends.push({ error, code: kind === 'query' ? 'ANSWER_UNREADABLE' : 'CHANGE_UNCONFIRMED' })
      }
    }
    expect(ends.length).toBeGreaterThan(THOUSAND / 4)
    for (const language of LANGUAGES) {
      await i18next.changeLanguage(language)
      expect(ends.filter(({ error, code }) => errorText(error) !== texts[language].code[code])).toEqual([])
    }
  },
)

test('when the data of a query is checked, then its key says how, page by page for an infinite query', () => {
  const key = (type: string) => [['organizations', 'own'], { type }]
  expect(isValidData(key('query'), [])).toBe(true)
  expect(isValidData(key('query'), { thisAnswer: 'has a wrong shape' })).toBe(false)
  expect(isValidData(key('infinite'), { pages: [[], []], pageParams: [] })).toBe(true)
  expect(isValidData(key('infinite'), { pages: [[], null], pageParams: [] })).toBe(false)
  expect(isValidData(['of no procedure'], null)).toBe(true)
})
