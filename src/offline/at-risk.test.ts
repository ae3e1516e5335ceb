import { beforeEach, expect, test, vi } from 'vitest'
import { isWorkAtRisk, watchRisk } from '#src/offline/at-risk.ts'

let page: EventTarget
const leave = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('window', page)
})

test('leaving asks only while something would be lost', () => {
  let changed = false
  const stop = watchRisk(() => changed)
  expect([isWorkAtRisk(), leave()]).toEqual([false, false])
  changed = true
  expect([isWorkAtRisk(), leave()]).toEqual([true, true])
  stop()
  expect([isWorkAtRisk(), leave()]).toEqual([false, false])
})

test('one that has nothing to lose does not speak for the others', () => {
  const stopOne = watchRisk(() => true)
  const stopOther = watchRisk(() => false)
  stopOther()
  expect(leave()).toBe(true)
  stopOne()
  expect(leave()).toBe(false)
})
