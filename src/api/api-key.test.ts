import { expect, test } from 'vitest'
import { readApiKey } from '#src/api/api-key.ts'
import { api } from '#src/api/client.ts'

test('when a query has an input, then its key tells procedure and input', () => {
  const input = { releaseId: 'one' }
  expect(readApiKey(api.releases.get.queryKey(input))).toEqual({
    area: 'releases',
    procedure: 'get',
    path: 'releases.get',
    input,
    type: 'query',
  })
})

test('when a query has no input, then its key tells none', () => {
  expect(readApiKey(api.organizations.own.queryKey())).toMatchObject({
    path: 'organizations.own',
    type: 'query',
  })
})

test('when a query is read page by page, then its key tells it', () => {
  expect(readApiKey(api.notifications.get.infiniteQueryKey({ limit: 10 }))).toMatchObject({
    path: 'notifications.get',
    type: 'infinite',
  })
})

test('when a mutation is made, then its key tells the procedure', () => {
  expect(readApiKey(api.releases.create.mutationKey())?.path).toBe('releases.create')
})

test.each([[[]], [['drafts', 'anna']], [[['releases']]], [[['releases', 1]]]])(
  'when a key is %j, then it is no call of the API',
  (key) => {
    expect(readApiKey(key)).toBeUndefined()
  },
)
