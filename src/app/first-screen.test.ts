import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'

const page = vi.hoisted(() => {
  const state: { resolvedLocation?: object } = {}
  return { state, render: (): unknown => undefined }
})
const queryClient = new QueryClient()
vi.mock('#src/app/router.ts', () => ({
  router: {
    state: page.state,
    subscribe: (_event: 'onRendered', listener: () => void) => {
      page.render = listener
      return () => undefined
    },
  },
}))
vi.mock('#src/api/query-client.ts', () => ({ queryClient }))

const { firstScreenLoaded } = await import('#src/app/first-screen.ts')

const watch = () => {
  const loaded = vi.fn<() => void>()
  void firstScreenLoaded().then(loaded)
  return loaded
}
afterEach(() => {
  vi.useRealTimers()
  delete page.state.resolvedLocation
})

test('the first screen is loaded once it is rendered and its data has arrived', async () => {
  const loaded = watch()
  let arrive = (_data: string): void => undefined
  const data = new Promise<string>((resolve) => {
    arrive = (releases) => resolve(releases)
  })
  const query = queryClient.fetchQuery({ queryKey: ['releases'], queryFn: () => data })
  page.state.resolvedLocation = {}
  page.render()
  await Promise.resolve()
  expect(loaded).not.toHaveBeenCalled()
  arrive('releases')
  await query
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce())
})

test('when the first screen is already rendered, then it counts as loaded', async () => {
  page.state.resolvedLocation = {}
  const loaded = watch()
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce())
})

test('when the server does not answer, then the first screen counts as loaded after ten seconds', async () => {
  vi.useFakeTimers()
  const loaded = watch()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(loaded).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(loaded).toHaveBeenCalledOnce()
})
