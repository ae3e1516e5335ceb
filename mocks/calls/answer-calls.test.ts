import { http, HttpResponse } from 'msw/http'
import { afterEach, expect, test, vi } from 'vitest'
import { refusal } from '#backend/refusal.ts'
import { clearCallLog, readCallLog } from '#mocks/calls/call-log.ts'
import {
  clearInterventions,
  delay,
  fail,
  failNext,
  interventionsOf,
  malform,
  override,
  planCall,
  silence,
} from '#mocks/calls/interventions.ts'
import { clientFor } from '#mocks/node.ts'
import { parseSettings } from '#mocks/settings/settings.ts'
import { LABEL, RELEASE } from '#mocks/testing/test-ids.ts'
import { refused, useApi } from '#mocks/testing/use-api.ts'

const { as, server } = useApi()
const LIST = { page: 1, perPage: 20 }
afterEach(() => {
  clearInterventions()
  clearCallLog()
  vi.restoreAllMocks()
})

test('when a procedure fails, then the other calls of its batch are answered', async () => {
  const member = await as('member')
  fail('releases.list', 'TIMEOUT')
  const [releases, labels] = await Promise.all([
    refused(member.releases.list.query(LIST)),
    member.labels.list.query(LIST),
  ])
  expect(releases).toEqual({ message: 'TIMEOUT', code: 'TIMEOUT' })
  expect(labels.count).toBeGreaterThan(0)
})

test.each([
  ['DUPLICATE_UPC_CODE', 'CONFLICT', 'DUPLICATE_UPC_CODE'],
  ['PRECONDITION_FAILED/BARCODE_FROZEN', 'PRECONDITION_FAILED', 'BARCODE_FROZEN'],
  ['VALIDATION:TERRITORIES_MISSING', 'BAD_REQUEST', 'VALIDATION:TERRITORIES_MISSING'],
] as const)('when it fails with %s, then its code is %s and its message %s', async (text, code, message) => {
  const member = await as('member')
  fail('releases.*', text)
  expect(await refused(member.releases.list.query(LIST))).toMatchObject({ code, message })
})

const label = async () => {
  const client = await as('member')
  return { client, before: await client.labels.get.query({ labelId: LABEL.own }) }
}

test('when an update fails with CONFLICT, then it comes with the entity as it is, and the next one is saved over that', async () => {
  const { client, before } = await label()
  failNext('labels.update', 'CONFLICT')
  const change = { labelId: LABEL.own, revision: before.revision, name: 'Typed here' }
  expect(await refused(client.labels.update.mutate(change))).toEqual({
    message: 'CONFLICT',
    code: 'CONFLICT',
    current: before,
  })
  expect(await client.labels.update.mutate(change)).toMatchObject({ name: 'Typed here' })
})

test('when one update of a batch fails with CONFLICT, then the other is saved', async () => {
  const { client, before } = await label()
  const releaseId = RELEASE.ready
  const { revision } = await client.releases.get.query({ releaseId })
  fail('labels.*', 'CONFLICT')
  const [error, release] = await Promise.all([
    refused(client.labels.update.mutate({ labelId: LABEL.own, revision: before.revision, name: 'Typed here' })),
    client.releases.update.mutate({ releaseId, revision, catalogNumber: 'LRG-2' }),
  ])
  expect(error.current).toMatchObject({ id: LABEL.own, name: before.name })
  expect(release.catalogNumber).toBe('LRG-2')
})

test('when what fails with CONFLICT is no update, or what it is about is not there, then nothing is shown', async () => {
  const { client, before } = await label()
  fail('labels.*', 'CONFLICT')
  fail('releases.*', 'CONFLICT/DUPLICATE_UPC_CODE')
  const gone = { labelId: crypto.randomUUID(), revision: 1, name: 'Typed here' }
  const release = { releaseId: RELEASE.ready, revision: 1, title: 'Typed here' }
  for (const call of [
    client.labels.create.mutate({ name: before.name }),
    client.labels.update.mutate(gone),
    client.releases.update.mutate(release),
  ]) {
    const error = await refused(call)
    expect(error).toMatchObject({ code: 'CONFLICT' })
    expect(error).not.toHaveProperty('current')
  }
})

test('when only the next call fails, then the one after it is answered', async () => {
  const member = await as('member')
  failNext('releases.list', 'INTERNAL_SERVER_ERROR')
  expect(await refused(member.releases.list.query(LIST))).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' })
  expect(await member.releases.list.query(LIST)).toHaveProperty('releases')
})

test('when a procedure is overridden, then it answers by its input, until that ends', async () => {
  const member = await as('member')
  const end = override('people.get', ({ personId }) => {
    throw refusal('NOT_FOUND', personId)
  })
  const personId = crypto.randomUUID()
  expect(await refused(member.people.get.query({ personId }))).toMatchObject({ message: personId })
  end()
  override('notifications.has', () => true)
  expect(await member.notifications.has.query()).toBe(true)
  expect(await refused(member.people.get.query({ personId }))).toMatchObject({ message: 'NOT_FOUND' })
})

test('when a mutation is overridden, then nothing is written', async () => {
  const member = await as('member')
  override('notifications.setAsRead', () => {
    throw refusal('CONFLICT')
  })
  const before = await member.notifications.has.query()
  expect(await refused(member.notifications.setAsRead.mutate())).toMatchObject({ code: 'CONFLICT' })
  expect(await member.notifications.has.query()).toBe(before)
})

test('when an answer is malformed, then it has none of the fields', async () => {
  const member = await as('member')
  malform('releases.list')
  expect(await member.releases.list.query(LIST)).not.toHaveProperty('releases')
})

test('when a procedure is delayed, then its calls take that much longer', async () => {
  const member = await as('member')
  delay('releases.*', 80)
  const start = performance.now()
  await member.releases.list.query(LIST)
  expect(performance.now() - start).toBeGreaterThanOrEqual(75)
})

test('when a test gives a handler to MSW, then that comes first', async () => {
  server().use(http.all('*/api/trpc/*', () => HttpResponse.error()))
  await expect(clientFor().auth.user.query()).rejects.toThrow('fetch failed')
})

test('when calls were made, then the log has each with its input, outcome and batch, the newest first', async () => {
  const member = await as('member')
  clearCallLog()
  fail('labels.list', 'FORBIDDEN')
  await Promise.all([member.people.list.query(LIST), refused(member.labels.list.query(LIST))])
  expect(readCallLog()).toMatchObject([
    { procedure: 'labels.list', batch: 2, outcome: { error: { message: 'FORBIDDEN' } } },
    { procedure: 'people.list', batch: 2, input: LIST, outcome: { answer: { count: expect.any(Number) } } },
  ])
})

/** As in the console of the browser, where nothing checks the types. */
const untyped = (call: (...given: never[]) => unknown, ...given: unknown[]): unknown =>
  Reflect.apply(call, undefined, given)

test.each([
  [fail, ['releases.lst', 'TIMEOUT'], 'Unknown procedure in fail: releases.lst'],
  [failNext, ['relases.*', 'CONFLICT'], 'Unknown procedure in failNext: relases.*'],
  [delay, ['labels.lst', 3000], 'Unknown procedure in delay: labels.lst'],
  [delay, ['labels.list', 'soon'], 'Unknown value of delay for labels.list: soon'],
  [malform, ['constructor'], 'Unknown procedure in malform: constructor'],
  [silence, ['labels'], 'Unknown procedure in silence: labels'],
  [override, ['labels.gte', () => ({})], 'Unknown procedure in override: labels.gte'],
])('when %o is called with %j, then the console says “%s”', async (call, given, warning) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  untyped(call, ...given)
  expect(warn.mock.calls).toEqual([[`[emulation] ${warning}`]])
  const member = await as('member')
  expect((await member.labels.list.query(LIST)).count).toBeGreaterThan(0)
})

test('when a call is to fail with an unknown code, then an error names it', () => {
  expect(() => untyped(fail, 'releases.list', 'TIMOUT')).toThrow('No call can fail with TIMOUT')
})

test('when a setting that holds once is used, then it is taken out of the settings', () => {
  const { settings } = parseSettings({
    failNext: { 'labels.*': 'CONFLICT' },
    delay: { '*': 5 },
    silent: { 'a.b': true },
  })
  const endOnce = vi.fn<(pattern: string) => void>()
  const settled = interventionsOf(settings, endOnce)
  expect(planCall('releases.list', settled)).toEqual({ delayMs: 5, isSilent: false, isMalformed: false })
  expect(endOnce).not.toHaveBeenCalled()
  expect(planCall('labels.list', settled)).toMatchObject({ failure: { code: 'CONFLICT', message: 'CONFLICT' } })
  expect(endOnce).toHaveBeenCalledWith('labels.*')
})
