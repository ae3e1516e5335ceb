import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { overlay, setLoading } from '#src/ui/loader-overlay-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  setLoading(false)
  vi.useRealTimers()
})

test('when a change is quick, then the overlay is never shown', () => {
  setLoading(true)
  vi.advanceTimersByTime(149)
  setLoading(false)
  vi.advanceTimersByTime(1000)
  expect(overlay.getState()).toBe(false)
})

test('when a change takes longer, then the overlay is shown until it is over (access-2.6.2)', () => {
  setLoading(true)
  vi.advanceTimersByTime(150)
  expect(overlay.getState()).toBe(true)
  setLoading(false)
  expect(overlay.getState()).toBe(false)
})

test('when loading is reported again, then the overlay is not delayed further', () => {
  setLoading(true)
  vi.advanceTimersByTime(100)
  setLoading(true)
  vi.advanceTimersByTime(50)
  expect(overlay.getState()).toBe(true)
})

test('when a second change begins, then the overlay is shown again', () => {
  setLoading(true)
  vi.advanceTimersByTime(200)
  setLoading(false)
  setLoading(true)
  vi.advanceTimersByTime(149)
  expect(overlay.getState()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(overlay.getState()).toBe(true)
})
