import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTabChannel } from '#src/platform/tab-channel.ts'

/** The pages of a browser without channels: what one of them writes, the others are told of. */
const pages = () => {
  const kept = new Map<string, string>()
  const all: EventTarget[] = []
  const open = () => {
    const page = new EventTarget()
    all.push(page)
    const tell = (key: string, newValue: string | null) => {
      for (const other of all)
        if (other !== page) other.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
    }
    const localStorage = {
      setItem: (key: string, value: string) => {
        kept.set(key, value)
        tell(key, value)
      },
      removeItem: (key: string) => {
        kept.delete(key)
        tell(key, null)
      },
    }
    return () => {
      vi.stubGlobal('window', page)
      vi.stubGlobal('localStorage', localStorage)
    }
  }
  return { open, kept }
}

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('without channels the other tabs hear it all the same, and nothing of it is left', () => {
  const { open, kept } = pages()
  const [enterFirst, enterSecond] = [open(), open()]
  const [heardFirst, heardSecond] = [vi.fn<(data: unknown) => void>(), vi.fn<(data: unknown) => void>()]
  enterFirst()
  const first = openTabChannel('news')
  first.addEventListener('message', ({ data }) => heardFirst(data))
  enterSecond()
  openTabChannel('news').addEventListener('message', ({ data }) => heardSecond(data))
  openTabChannel('weather').addEventListener('message', ({ data }) => heardSecond(data))
  enterFirst()
  first.postMessage('MAY_I')
  first.postMessage('MAY_I')
  expect(heardSecond.mock.calls).toEqual([['MAY_I'], ['MAY_I']])
  expect(heardFirst).not.toHaveBeenCalled()
  expect(kept.size).toBe(0)
})

test('a channel that was closed hears nothing', () => {
  const { open } = pages()
  const [enterFirst, enterSecond] = [open(), open()]
  const heard = vi.fn<() => void>()
  enterFirst()
  const first = openTabChannel('news')
  first.addEventListener('message', heard)
  first.close()
  enterSecond()
  openTabChannel('news').postMessage('MAY_I')
  expect(heard).not.toHaveBeenCalled()
})
