import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readViews, viewChanges, writeViews } from '#src/shared/list/panels/saved-view.ts'

const ID = '0b7f5a52-8d0e-4c52-9d0b-3f1f6f3f7a10'
const owner = { userId: 'u1', organizationId: 'o1', area: 'releases' }
const view = { id: ID, name: 'Singles', search: { format: 'SINGLE' } }

/** As much of the browser's storage as the views use. */
const memory = (isFull = false) => {
  const stored = new Map<string, string>()
  return {
    stored,
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      stored.set(name, value)
    },
    removeItem: (name: string) => void stored.delete(name),
  }
}

describe('the views of a list', () => {
  beforeEach(() => void vi.stubGlobal('localStorage', memory()))

  test('when a view is saved, then it is stored and subscribers are notified', () => {
    const before = viewChanges.getState()
    expect(readViews(owner)).toEqual([])
    expect(writeViews(owner, [view])).toBe(true)
    expect(readViews(owner)).toEqual([view])
    expect(viewChanges.getState()).toBe(before + 1)
  })

  test.each([
    ['another person', { userId: 'u2' }],
    ['another organization', { organizationId: 'o2' }],
    ['all organizations', { organizationId: null }],
    ['another list', { area: 'assets' }],
  ])('when they are read for %s, then they are not there', (_, other) => {
    writeViews(owner, [view])
    expect(readViews({ ...owner, ...other })).toEqual([])
  })

  test.each(['{', 'null', '[]', '{"state":[{"id":1}]}', '{"state":{"__proto__":1}}'])(
    'when the storage contains %s, then it is set aside',
    (damaged) => {
      const storage = memory()
      vi.stubGlobal('localStorage', storage)
      storage.stored.set('liner-views/u1/o1/releases', damaged)
      expect(readViews(owner)).toEqual([])
      expect([...storage.stored]).toEqual([['liner-views/u1/o1/releases-set-aside', damaged]])
    },
  )

  test('when there is no room, then saving fails', () => {
    vi.stubGlobal('localStorage', memory(true))
    expect(writeViews(owner, [view])).toBe(false)
  })
})
