import 'fake-indexeddb/auto'
import { clear, createStore, get, set } from 'idb-keyval'
import { beforeEach, expect, test } from 'vitest'
import { checkSubscription } from '#sw/subscription.ts'
import { environmentIn } from '#sw/testing/worker-environment.ts'

const DAY = 24 * 60 * 60 * 1000
const store = createStore('liner-push', 'device')
const REFRESH = { type: 'REFRESH_SUBSCRIPTION' }

const lookedAfter = async (endpoint: string | null, changed = false) => {
  const { window, clients } = environmentIn('background')
  const pushManager = { getSubscription: async () => (endpoint === null ? null : { endpoint }) }
  await checkSubscription({ registration: { pushManager }, clients }, { changed })
  return window.postMessage.mock.calls
}

beforeEach(async () => {
  await clear(store)
  await set('subscription', { endpoint: 'one', refreshedAt: Date.now() - DAY }, store)
})

test('when a subscription is valid, then it is not refreshed', async () => {
  expect(await lookedAfter('one')).toEqual([])
  expect(await lookedAfter(null)).toEqual([])
})

test('when the endpoint changed, the browser says so, or seven days have passed, then a subscription is refreshed', async () => {
  expect(await lookedAfter('two')).toEqual([[REFRESH]])
  await set('subscription', { endpoint: 'one', refreshedAt: Date.now() }, store)
  expect(await lookedAfter('one', true)).toEqual([[REFRESH]])
  await set('subscription', { endpoint: 'one', refreshedAt: Date.now() - 7 * DAY }, store)
  expect(await lookedAfter('one')).toEqual([[REFRESH]])
})

test('when no page is open, then the refresh is due for the next one', async () => {
  await lookedAfter('two')
  expect(await get('subscription', store)).toEqual({ endpoint: 'one', refreshedAt: 0 })
})

test('when there is no subscription, then nothing is refreshed', async () => {
  await clear(store)
  expect(await lookedAfter('two', true)).toEqual([])
})
