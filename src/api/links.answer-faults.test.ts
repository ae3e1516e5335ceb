import { onlineManager } from '@tanstack/react-query'
import { getUntypedClient, TRPCClientError } from '@trpc/client'
import i18next from 'i18next'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import en from '#locales/en/errors.json'
import it from '#locales/it/errors.json'
import { errorText } from '#src/api/error-text.ts'
import { apiError, isUnreachable } from '#src/api/errors.ts'
import { Credentials } from '#src/api/links.ts'
import type { Contract } from '#src/contract/procedure.ts'
import { contract } from '#src/contract/router.ts'
import { type Language, LANGUAGES } from '#src/domain/interface-languages.ts'
import { TEXT_LIMITS } from '#src/i18n/text-limits.ts'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
vi.stubGlobal('navigator', { onLine: true })
const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
vi.stubGlobal('fetch', fetch)
const { client } = await import('#src/api/client.ts')

const areas: Contract = contract
const PROCEDURES = Object.entries(areas).flatMap(([area, procedures]) =>
  Object.entries(procedures).map(([name, { kind }]) => ({ path: `${area}.${name}`, kind })),
)
const READ_MS = 15_000
const WRITE_MS = 10_000

const countOf = (url: string): number => url.split('?')[0]?.split(',').length ?? 1
const everyOf = (url: string, envelope: unknown): unknown[] => Array.from({ length: countOf(url) }, () => envelope)
const refusal = (code: string, httpStatus: number, message = code) => ({
  error: { code: -32_000, message, data: { code, httpStatus } },
})
const page = (status: number) => async () =>
  new Response('<!doctype html><h1>Bad gateway</h1>', { status, headers: { 'content-type': 'text/html' } })
const body =
  (text: string, status = 200) =>
  async () =>
    new Response(text, { status, headers: { 'content-type': 'application/json' } })
const every =
  (envelope: unknown, status = 200) =>
  async (url: string) =>
    Response.json(everyOf(url, envelope), { status })
const breaksOff = async () => {
  const pull = (controller: ReadableStreamDefaultController) => controller.error(new TypeError('network error'))
  return new Response(new ReadableStream({ pull }))
}
const never = () => new Promise<Response>(() => undefined)
const neverEnds = async () => new Response(new ReadableStream({ pull: () => new Promise(() => undefined) }))

/** How a call ends: nobody could be reached, or the code of what was answered. */
type End = 'UNREACHABLE' | keyof typeof en.code
type Fault = [name: string, answer: (url: string) => Promise<Response>, end: End]

const STATUSES = [
  ['BAD_REQUEST', 400],
  ['UNAUTHORIZED', 401],
  ['FORBIDDEN', 403],
  ['NOT_FOUND', 404],
  ['METHOD_NOT_SUPPORTED', 405],
  ['TIMEOUT', 408],
  ['CONFLICT', 409],
  ['PRECONDITION_FAILED', 412],
  ['PAYLOAD_TOO_LARGE', 413],
  ['UNPROCESSABLE_CONTENT', 422],
  ['TOO_MANY_REQUESTS', 429],
  ['INTERNAL_SERVER_ERROR', 500],
] as const

const FAULTS: Fault[] = [
  ['a network error', () => Promise.reject(new TypeError('Failed to fetch')), 'UNREACHABLE'],
  ['their request aborted', () => Promise.reject(new DOMException('aborted', 'AbortError')), 'UNREACHABLE'],
  ['no answer', never, 'TIMEOUT'],
  ['headers, and then silence', neverEnds, 'TIMEOUT'],
  ['a connection that breaks off', breaksOff, 'UNREACHABLE'],
  ...STATUSES.map(([code, status]): Fault => [`the status ${status}`, every(refusal(code, status), status), code]),
  [
    'one refusal for the whole batch',
    async () => Response.json(refusal('FORBIDDEN', 403), { status: 403 }),
    'FORBIDDEN',
  ],
  ['a message that nobody knows', every(refusal('CONFLICT', 409, 'SOMETHING_NEW'), 409), 'CONFLICT'],
  ...[400, 401, 403, 404, 429, 500, 502, 503, 504].map((status): Fault => [
    `${status} with a page of HTML`,
    page(status),
    'UNREACHABLE',
  ]),
  ['200 with a page of HTML', page(200), 'UNREACHABLE'],
  ['an empty body', body(''), 'UNREACHABLE'],
  ['the status 204', async () => new Response(null, { status: 204 }), 'UNREACHABLE'],
  ['an empty body with 500', body('', 500), 'UNREACHABLE'],
  ['cut JSON', body('[{"result":{"data":{"rel'), 'UNREACHABLE'],
  ['null', body('null'), 'UNREACHABLE'],
  ['a text', body('"OK"'), 'UNREACHABLE'],
  ['a number', body('1'), 'UNREACHABLE'],
  ['an object of something else', body('{"status":"ok"}'), 'UNREACHABLE'],
  ['an empty list', body('[]'), 'UNREACHABLE'],
  ['a list of null', every(null), 'UNREACHABLE'],
  ['a list of texts', every('OK'), 'UNREACHABLE'],
  ['a list of empty objects', every({}), 'UNREACHABLE'],
  ['results that are null', every({ result: null }), 'UNREACHABLE'],
  ['errors that are null', every({ error: null }), 'UNREACHABLE'],
  ['errors without a code', every({ error: { message: 'NO' } }), 'UNREACHABLE'],
  ['errors without data', every({ error: { code: -32_000, message: 'NO' } }), 'UNREACHABLE'],
  ['errors whose data is null', every({ error: { code: -32_000, message: 'NO', data: null } }), 'UNREACHABLE'],
  [
    'an error whose message is no text',
    every({ error: { ...refusal('CONFLICT', 409).error, message: {} } }),
    'UNREACHABLE',
  ],
]

beforeAll(() =>
  i18next.init({
    lng: 'en',
    resources: { en: { errors: en }, it: { errors: it } },
    interpolation: { defaultVariables: { limit: TEXT_LIMITS } },
  }),
)
beforeEach(() => {
  vi.useFakeTimers()
  onlineManager.setOnline(true)
})

const callAll = (context: Record<string, unknown>) =>
  PROCEDURES.map(async ({ path, kind }) => {
    const start = Date.now()
    const call = getUntypedClient(client)[kind](path, undefined, { context })
    const error = await call.then(
      () => null,
      (reason: unknown) => reason,
    )
    return { path, error, isInTime: Date.now() - start <= (kind === 'query' ? READ_MS : WRITE_MS) }
  })

const endOf = (error: unknown): string => {
  if (!(error instanceof TRPCClientError)) return `no error of a call: ${String(error)}`
  return apiError(error)?.code ?? (isUnreachable(error) ? 'UNREACHABLE' : 'unknown')
}

const texts: Record<Language, { network: string; code: Record<string, string> }> = { en, it }

test('when the procedures of the contract are counted, then there are 109', () => expect(PROCEDURES).toHaveLength(109))

/** A batch of all calls, and each in a request of its own. */
const SENT: [string, Record<string, unknown>][] = [
  ['in a batch', {}],
  ['on their own', { credentials: new Credentials('token', null) }],
]

test.each(FAULTS.flatMap((fault) => SENT.map((sent) => [...fault, ...sent] as const)))(
  'when calls sent $3 get $0, then every one ends in time with an error that has words in both languages',
  async (_fault, answer, end, _how, context) => {
    fetch.mockImplementation(answer)
    const called = callAll(context)
    await vi.advanceTimersByTimeAsync(READ_MS + 1000)
    const ends = await Promise.all(called)
    expect(ends.filter(({ error, isInTime }) => endOf(error) !== end || !isInTime)).toEqual([])
    for (const language of LANGUAGES) {
      await i18next.changeLanguage(language)
      const words = end === 'UNREACHABLE' ? texts[language].network : texts[language].code[end]
      expect(new Set(ends.map(({ error }) => errorText(error)))).toEqual(new Set([words]))
    }
  },
)

/** The answers of a batch with one position replaced. */
const PARTIAL: [string, (url: string) => Promise<Response>][] = [
  [
    'lacks the last answers',
    async (url) => Response.json(everyOf(url, { result: {} }).slice(0, Math.ceil(countOf(url) / 2))),
  ],
  [
    'refuses every other call',
    async (url) =>
      Response.json(
        everyOf(url, { result: {} }).map((answer, at) => (at % 2 === 0 ? answer : refusal('FORBIDDEN', 403))),
        { status: 207 },
      ),
  ],
  ['holds more answers than calls', async (url) => Response.json([...everyOf(url, { result: {} }), { result: {} }])],
]

test.each(PARTIAL)('when a batch %s, then each call ends, those that have an answer with it', async (what, answer) => {
  fetch.mockImplementation(answer)
  const called = callAll({})
  await vi.advanceTimersByTimeAsync(READ_MS + 1000)
  const ends = await Promise.all(called)
  const known = new Set(['UNREACHABLE', 'FORBIDDEN'])
  expect(ends.filter(({ error, isInTime }) => !isInTime || (error !== null && !known.has(endOf(error))))).toEqual([])
  const answered = ends.filter(({ error }) => error === null).length
  if (what.startsWith('holds')) expect(answered).toBe(PROCEDURES.length)
  else expect(answered).toBeGreaterThan(PROCEDURES.length / 3)
})
