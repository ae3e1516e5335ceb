import { beforeEach, expect, test, vi } from 'vitest'
import { hasUnsavedWork, watchUnsavedWork } from '#src/offline/drafts/unsaved-work.ts'

let page: EventTarget
const leave = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('window', page)
})

test('when something would be lost, then the browser asks before leaving; otherwise it does not', () => {
  let changed = false
  const stop = watchUnsavedWork(() => changed)
  expect([hasUnsavedWork(), leave()]).toEqual([false, false])
  changed = true
  expect([hasUnsavedWork(), leave()]).toEqual([true, true])
  stop()
  expect([hasUnsavedWork(), leave()]).toEqual([false, false])
})

test('when one watcher has nothing to lose, then the others still count', () => {
  const stopOne = watchUnsavedWork(() => true)
  const stopOther = watchUnsavedWork(() => false)
  stopOther()
  expect(leave()).toBe(true)
  stopOne()
  expect(leave()).toBe(false)
})
