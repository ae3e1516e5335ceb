import { expect, test, vi } from 'vitest'
import { stubWorkerScope } from '#sw/testing/worker-scope.ts'

stubWorkerScope('https://liner.test')
const { maintainPrecache } = await import('#sw/precache.ts')

const maintain = async ({ tabs = 1, installing = false, waiting = false } = {}) => {
  const precache = { heal: vi.fn<() => Promise<void>>(), cleanUp: vi.fn<() => Promise<void>>() }
  const worker = (isThere: boolean) => (isThere ? {} : null)
  await maintainPrecache(new ExtendableEvent('message'), precache, {
    clients: { matchAll: async () => Array.from({ length: tabs }) },
    registration: { installing: worker(installing), waiting: worker(waiting) },
  })
  expect(precache.heal).toHaveBeenCalledOnce()
  return precache.cleanUp.mock.calls.length === 1
}

test('when only one tab is open, then the files of older builds are deleted', async () => {
  expect(await maintain()).toBe(true)
})

test('when another tab may run an older build, then its files stay', async () => {
  expect(await maintain({ tabs: 2 })).toBe(false)
})

test.each([{ installing: true }, { waiting: true }])(
  'when the state of the next version is %j, then its files stay',
  async (state) => {
    expect(await maintain(state)).toBe(false)
  },
)
