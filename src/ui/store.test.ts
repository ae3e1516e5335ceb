import { expect, test, vi } from 'vitest'
import { createStore } from '#src/ui/store.ts'

test('tells its followers about a change, and only about a change', () => {
  const store = createStore('closed')
  const follower = vi.fn()
  store.subscribe(follower)
  store.set('closed')
  expect(follower).not.toHaveBeenCalled()
  store.set('open')
  expect(follower).toHaveBeenCalledTimes(1)
  expect(store.get()).toBe('open')
})

test('leaves alone who no longer follows', () => {
  const store = createStore(0)
  const follower = vi.fn()
  store.subscribe(follower)()
  store.set(1)
  expect(follower).not.toHaveBeenCalled()
})
