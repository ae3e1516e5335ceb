import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTabChannel } from '#src/platform/tab-channel.ts'

/** The pages of a browser without channels: a write in one fires an event in the others. */
const pages = () => {
  const entries = new Map<string, string>()
  const all: EventTarget[] = []
  const open = () => {
    const page = new EventTarget()
    all.push(page)
    const fireStorageEvent = (key: string, newValue: string | null) => {
      for (const other of all)
        if (other !== page) other.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
    }
    const localStorage = {
      setItem: (key: string, value: string) => {
        entries.set(key, value)
        fireStorageEvent(key, value)
      },
      removeItem: (key: string) => {
        entries.delete(key)
        fireStorageEvent(key, null)
      },
    }
    return () => {
      vi.stubGlobal('window', page)
      vi.stubGlobal('localStorage', localStorage)
    }
  }
  return { open, entries }
}

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('when the browser has no channels, then the other tabs get the message, and none is left in the storage', () => {
  const { open, entries } = pages()
  const [enterFirst, enterSecond] = [open(), open()]
  const [firstListener, secondListener] = [vi.fn<(data: unknown) => void>(), vi.fn<(data: unknown) => void>()]
  enterFirst()
  const first = openTabChannel('news')
  first.addEventListener('message', ({ data }) => firstListener(data))
  enterSecond()
  openTabChannel('news').addEventListener('message', ({ data }) => secondListener(data))
  openTabChannel('weather').addEventListener('message', ({ data }) => secondListener(data))
  enterFirst()
  first.postMessage('MAY_I')
  first.postMessage('MAY_I')
  expect(secondListener.mock.calls).toEqual([['MAY_I'], ['MAY_I']])
  expect(firstListener).not.toHaveBeenCalled()
  expect(entries.size).toBe(0)
})

test('when a channel is closed, then it gets no message', () => {
  const { open } = pages()
  const [enterFirst, enterSecond] = [open(), open()]
  const listener = vi.fn<() => void>()
  enterFirst()
  const first = openTabChannel('news')
  first.addEventListener('message', listener)
  first.close()
  enterSecond()
  openTabChannel('news').postMessage('MAY_I')
  expect(listener).not.toHaveBeenCalled()
})
