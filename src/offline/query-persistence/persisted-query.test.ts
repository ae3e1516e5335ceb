import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { toPersistedQuery } from '#src/offline/query-persistence/persisted-query.ts'

const persisted = async () => {
  const client = new QueryClient()
  const queryKey = ['artists']
  client.setQueryData(queryKey, [{ name: 'Vela Nera', image: 'blob:https://liner.test/1' }])
  const failure = new TypeError('Failed to fetch', { cause: () => 'what cannot be copied' })
  await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(failure), retry: false })
  const query = client.getQueryCache().get('["artists"]')
  if (query === undefined) throw new Error('It was just set')
  return { queryKey, queryHash: query.queryHash, buster: '', state: query.state }
}

test('when a later attempt has failed, then the query can still be stored', async () => {
  const query = await persisted()
  expect(() => structuredClone(query.state.error)).toThrow('could not be cloned')
  expect(structuredClone(toPersistedQuery(query)).state).toMatchObject({ data: [{ name: 'Vela Nera' }], error: null })
})

test('when an address is an object URL, then it is not persisted', async () => {
  expect(JSON.stringify(toPersistedQuery(await persisted()))).not.toContain('blob:')
})

test('when a query was removed meanwhile, then it is persisted without data', async () => {
  const query = await persisted()
  expect(toPersistedQuery({ ...query, state: { ...query.state, data: undefined } }).state.data).toBeUndefined()
})

test('when an answer has bank or tax data, then they are not persisted', async () => {
  const query = await persisted()
  const data = { name: 'Lanterna', iban: 'IT60X0542811101000000123456', swiftCode: null, taxCode: 'X', vatNumber: 'Y' }
  expect(toPersistedQuery({ ...query, state: { ...query.state, data } }).state.data).toEqual({
    name: 'Lanterna',
    vatNumber: 'Y',
  })
})

test('when no screen can show an answer, then it is persisted without data', async () => {
  const query = { ...(await persisted()), queryKey: [['labels', 'list'], { input: { page: 1 }, type: 'query' }] }
  const dataOf = (data: unknown) => toPersistedQuery({ ...query, state: { ...query.state, data } }).state.data
  expect(dataOf({ labels: [], count: 0 })).toEqual({ labels: [], count: 0 })
  expect(dataOf({ labels: null, count: 0 })).toBeUndefined()
})
