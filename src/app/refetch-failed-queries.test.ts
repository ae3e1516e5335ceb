import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { queryClient } from '#src/api/query-client.ts'
import { isServerUnresponsive } from '#src/api/server-reachability.ts'
import { refetchFailedQueries } from '#src/app/refetch-failed-queries.ts'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })

test('when the server is back, only what failed is read again', async () => {
  refetchFailedQueries()
  const read = vi.fn<(name: string) => Promise<string>>(async (name) => {
    if (name === 'failed' && isServerUnresponsive.getState()) throw new Error('away')
    return name
  })
  isServerUnresponsive.setState(true)
  for (const name of ['failed', 'shown'])
    new QueryObserver(queryClient, { queryKey: [name], retry: false, queryFn: () => read(name) }).subscribe(
      () => undefined,
    )
  await vi.waitFor(() => expect(queryClient.getQueryState(['failed'])?.status).toBe('error'))
  read.mockClear()
  isServerUnresponsive.setState(false)
  await vi.waitFor(() => expect(queryClient.getQueryData(['failed'])).toBe('failed'))
  expect(read.mock.calls).toEqual([['failed']])
})
