import { createTRPCClient, httpLink } from '@trpc/client'
import { expect, test } from 'vitest'
import type { AppRouter } from '#src/contract/router.ts'
import { askUntilAnswered } from './ask-until-answered.ts'
import { countWhatIsThere } from './count-what-is-there.ts'

type Answer = { status: number; body: unknown }
const found = (data: unknown): Answer => ({ status: 200, body: { result: { data } } })
const refused = (code: string, httpStatus: number): Answer => ({
  status: httpStatus,
  body: { error: { message: code, code: -32_000, data: { code, httpStatus } } },
})
const TIMEOUT = refused('TIMEOUT', 503)
const BROKEN: Answer = { status: 502, body: 'Bad gateway' }

const ACKNOWLEDGED = { releaseId: 'r', name: 'Harbour', saved: 'Harbour 3', revision: 4, storeIds: ['s'] }
const THERE = found({ revision: 4, copyrightC: { text: 'Harbour 3' }, submissions: [{ storeId: 's' }] })
const LISTED = found({ count: 1 })

/** A server whose answers to a procedure come in this order, and then the last one again and again. */
const serverOf = (answers: Record<string, readonly [Answer, ...Answer[]]>) => {
  const asked = new Map<string, number>()
  return createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: 'http://localhost/api/trpc',
        fetch: async (url) => {
          const path = new URL(url instanceof Request ? url.url : url).pathname.split('/').at(-1) ?? ''
          const [before, known] = [asked.get(path) ?? 0, answers[path] ?? [LISTED]]
          asked.set(path, before + 1)
          const { status, body } = known[Math.min(before, known.length - 1)] ?? LISTED
          return Response.json(body, { status })
        },
      }),
    ],
  })
}
const countOn = async (answers: Parameters<typeof serverOf>[0]) => {
  const counted = { lost: [], doubled: [], askedAgain: 0 }
  await countWhatIsThere(serverOf(answers), [ACKNOWLEDGED], counted)
  return counted
}

test('when reads end with a timeout or without an answer, then they are made again, and nothing counts as lost', async () => {
  const answers = { 'releases.get': [TIMEOUT, BROKEN, THERE], 'assets.list': [TIMEOUT, LISTED] } as const
  expect(await countOn(answers)).toEqual({ lost: [], doubled: [], askedAgain: 3 })
})

test('when a read that failed is answered with what is gone, then it counts as lost', async () => {
  const gone = refused('NOT_FOUND', 404)
  expect(await countOn({ 'releases.get': [TIMEOUT, gone] })).toEqual({
    lost: ['Harbour: the release'],
    doubled: [],
    askedAgain: 1,
  })
  const older = found({ revision: 3, copyrightC: { text: 'Harbour 2' }, submissions: [] })
  const { lost } = await countOn({ 'releases.get': [older], 'releases.list': [found({ count: 0 })] })
  expect(lost).toEqual([
    'Harbour: what was saved last',
    'Harbour: 1 saves',
    'Harbour: a submission',
    'Harbour: its releases in the list',
  ])
})

test('when the server refuses a read by another rule or never answers, then the count ends with the error', async () => {
  await expect(countOn({ 'releases.get': [refused('UNAUTHORIZED', 401)] })).rejects.toThrow('UNAUTHORIZED')
  const client = serverOf({ 'releases.get': [TIMEOUT] })
  const ask = () => client.releases.get.query({ releaseId: 'r' })
  const asked = askUntilAnswered(ask, { onFailure: () => undefined, againAfterMs: 1, answersMs: 20 })
  await expect(asked).rejects.toThrow('TIMEOUT')
})
