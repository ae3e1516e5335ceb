import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useLoadProblem } from '#src/shared/page/content-unavailable.tsx'

const queryKey = ['list']
const client = new QueryClient()
const Problem = () => {
  const found = useLoadProblem(useQuery({ queryKey, queryFn: () => null }))
  return found && (found.isLate ? 'late' : 'failed')
}
const problem = () =>
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Problem />
    </QueryClientProvider>,
  )
const fetch = (queryFn: () => Promise<unknown>) => client.fetchQuery({ queryKey, queryFn, retry: false })

test('when what could not be loaded is fetched again, then the failure stays on screen until an answer is there', async () => {
  await expect(fetch(() => Promise.reject(new Error('502')))).rejects.toThrow('502')
  expect(problem()).toBe('failed')
  let answer = (_rows: unknown) => {}
  const again = fetch(() => new Promise((resolve) => (answer = resolve)))
  expect(client.getQueryState(queryKey)).toMatchObject({ fetchStatus: 'fetching', error: null })
  expect(problem()).toBe('failed')
  answer([])
  await again
  expect(problem()).toBe('')
})
