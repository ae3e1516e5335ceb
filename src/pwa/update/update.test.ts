import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchUnsavedWork } from '#src/offline/drafts/unsaved-work.ts'
import {
  answerUpdateRequests,
  followUpdate,
  hasUnsavedWorkInAnyTab,
  registerServiceWorker,
  applyUpdate,
  update,
} from '#src/pwa/update/update.ts'

const reload = vi.fn<() => void>()
const channels: BroadcastChannel[] = []
const channel = () => {
  const made = new BroadcastChannel('liner-update')
  channels.push(made)
  return made
}

beforeEach(() => {
  reload.mockReset()
  update.setState('none')
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  for (const each of channels.splice(0)) each.close()
  vi.unstubAllGlobals()
})

/** A browser in which a worker of this build is in charge, and another one may come to wait. */
const browser = (controller: EventTarget | null = new EventTarget()) => {
  const postMessage = vi.fn<(message: unknown) => void>()
  const update = vi.fn(async () => undefined)
  vi.stubGlobal('location', new URL('https://liner.test/'))
  const waiting = { postMessage, scriptURL: 'https://liner.test/sw.js' }
  const registration = Object.assign(new EventTarget(), { waiting, installing: null, update })
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  const serviceWorker = Object.assign(new EventTarget(), { controller, register: async () => registration })
  vi.stubEnv('DEV', false)
  vi.stubGlobal('navigator', { serviceWorker })
  const comeBack = () => page.dispatchEvent(new Event('visibilitychange'))
  return { postMessage, serviceWorker, update, comeBack }
}

test('when a new version takes over, then a tab reloads', () => {
  followUpdate(reload)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('when a tab has unsaved work, then it goes on with the old version, and says so', () => {
  const stop = watchUnsavedWork(() => true)
  followUpdate(reload)
  stop()
  expect(reload).not.toHaveBeenCalled()
  expect(update.getState()).toBe('replaced')
})

test('when the first worker of all takes over, then the page does not reload; with the next one it does', async () => {
  const { serviceWorker } = browser(null)
  await registerServiceWorker(reload)
  serviceWorker.dispatchEvent(new Event('controllerchange'))
  expect(reload).not.toHaveBeenCalled()
  serviceWorker.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('when a version waits, then it is offered, and told to take over once it is accepted', async () => {
  const { postMessage } = browser()
  await registerServiceWorker(reload)
  await vi.waitFor(() => expect(update.getState()).toBe('waiting'))
  await applyUpdate()
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' }, [expect.any(MessagePort)])
})

test('when an open page becomes visible, then it looks for a new version, once an hour', async () => {
  vi.useFakeTimers()
  const { update: look, comeBack } = browser()
  await registerServiceWorker(reload)
  comeBack()
  expect(look).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60 * 60_000)
  comeBack()
  comeBack()
  expect(look).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

test('when this tab has unsaved work, then no version takes over', async () => {
  const { postMessage } = browser()
  await registerServiceWorker(reload)
  const stop = watchUnsavedWork(() => true)
  await applyUpdate()
  stop()
  expect(update.getState()).toBe('held')
  expect(postMessage).not.toHaveBeenCalled()
})

test('when another tab has unsaved work, then no version takes over until it has none', async () => {
  const { postMessage } = browser()
  await registerServiceWorker(reload)
  const other = channel()
  let isBusy = true
  other.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'MAY_I' && isBusy) other.postMessage('NOT_YET')
  })
  await applyUpdate()
  expect(update.getState()).toBe('held')
  expect(postMessage).not.toHaveBeenCalled()
  isBusy = false
  await applyUpdate()
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' }, [expect.any(MessagePort)])
})

test('when another tab asks, then this one objects as long as it has unsaved work', async () => {
  answerUpdateRequests(channel())
  const other = channel()
  const answers: unknown[] = []
  other.addEventListener('message', ({ data }: MessageEvent<unknown>) => void answers.push(data))
  const stop = watchUnsavedWork(() => true)
  other.postMessage('MAY_I')
  await vi.waitFor(() => expect(answers).toEqual(['NOT_YET']))
  stop()
  other.postMessage('MAY_I')
  expect(await hasUnsavedWorkInAnyTab(channel)).toBe(false)
  expect(answers.filter((answer) => answer === 'NOT_YET')).toHaveLength(1)
})

test('when another tab with unsaved work is slow to answer, then it is waited for', async () => {
  const slow = channel()
  slow.addEventListener('message', () => void setTimeout(() => slow.postMessage('NOT_YET'), 600))
  expect(await hasUnsavedWorkInAnyTab(channel)).toBe(true)
})

test('when this tab has unsaved work, then no other tab is asked', async () => {
  const stop = watchUnsavedWork(() => true)
  expect(await hasUnsavedWorkInAnyTab(channel)).toBe(true)
  stop()
  expect(channels).toEqual([])
})
