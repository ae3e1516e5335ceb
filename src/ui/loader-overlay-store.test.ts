import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { overlay, setLoading } from '#src/ui/loader-overlay-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  setLoading(false)
  vi.useRealTimers()
})

test('what is quick never shows the overlay', () => {
  setLoading(true)
  vi.advanceTimersByTime(149)
  setLoading(false)
  vi.advanceTimersByTime(1000)
  expect(overlay.getState()).toBe(false)
})

test('what takes longer shows it, until it is over (access-2.6.2)', () => {
  setLoading(true)
  vi.advanceTimersByTime(150)
  expect(overlay.getState()).toBe(true)
  setLoading(false)
  expect(overlay.getState()).toBe(false)
})

test('being told again does not put it off', () => {
  setLoading(true)
  vi.advanceTimersByTime(100)
  setLoading(true)
  vi.advanceTimersByTime(50)
  expect(overlay.getState()).toBe(true)
})

test('a second change shows it anew', () => {
  setLoading(true)
  vi.advanceTimersByTime(200)
  setLoading(false)
  setLoading(true)
  vi.advanceTimersByTime(149)
  expect(overlay.getState()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(overlay.getState()).toBe(true)
})
