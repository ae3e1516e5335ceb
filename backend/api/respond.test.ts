import { describe, expect, test } from 'vitest'
import { handlers, createRouter } from '#backend/api/respond.ts'
import { ORGANIZATION } from '#mocks/testing/test-ids.ts'
import { useApi } from '#mocks/testing/use-api.ts'

const api = useApi()
const URL_BASE = 'https://liner.test/api/trpc'
const ask = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${URL_BASE}/${path}`, {
    ...init,
    headers: {
      authorization: `Bearer ${await api.tokenOf('member')}`,
      'x-organization-id': ORGANIZATION.first,
      'content-type': 'application/json',
    },
  })
  return { status: response.status, body: await response.json() }
}
const query = (input: unknown) => `input=${encodeURIComponent(JSON.stringify(input))}`

describe('the protocol', () => {
  test('when some calls of a batch fail, then the answer is 207, and each has its own error', async () => {
    const { status, body } = await ask(
      `auth.user,releases.get?batch=1&${query({ 1: { releaseId: '00000000-0000-4000-8000-000000000000' } })}`,
    )
    expect(status).toBe(207)
    expect(body[0].result.data.firstName).toBe('Member')
    expect(body[1].error).toMatchObject({ message: 'NOT_FOUND', data: { code: 'NOT_FOUND', httpStatus: 404 } })
  })
  test('when input is refused, then every wrong field is named', async () => {
    const { status, body } = await ask('releases.create', {
      method: 'POST',
      body: JSON.stringify({ title: '  ', format: 'TAPE', tracklist: [{ assetId: 'x', position: 1 }] }),
    })
    expect(status).toBe(400)
    expect(body.error.message).toBe('BAD_REQUEST')
    expect(Object.keys(body.error.data.fields).toSorted()).toEqual(['format', 'title', 'tracklist.0.assetId'])
  })
  test.each(['Half \uD83C', 'End\u0000'])(
    'when a text is %j, which no database can store, then it is refused at its field',
    async (name) => {
      const { status, body } = await ask('people.create', { method: 'POST', body: JSON.stringify({ name }) })
      expect([status, body.error.data.fields]).toEqual([400, { name: 'invalid_format' }])
      const found = await ask(`people.list?${query({ page: 1, perPage: 5, search: name })}`)
      expect([found.status, found.body.error.data.fields]).toEqual([400, { search: 'invalid_format' }])
    },
  )
  test('when a procedure does not exist, then the answer is NOT_FOUND, without a stack', async () => {
    const { body } = await ask('nothing.here')
    expect(body.error.data).not.toHaveProperty('stack')
    expect(body.error.data.code).toBe('NOT_FOUND')
  })
  test('when a mutation is sent as a query, then it is refused with 405', async () => {
    expect((await ask(`auth.signOut?${query({})}`)).status).toBe(405)
  })
  test('when users are listed, then the answer has no passwords', async () => {
    const { body } = await ask(`users.list?${query({ page: 1, perPage: 100 })}`)
    expect(body.result.data.count).toBeGreaterThan(3)
    for (const user of body.result.data.users) expect(user).not.toHaveProperty('password')
  })
  test('when a procedure has no handler, then no router is created', () => {
    const { list: _, ...incomplete } = handlers.releases
    const broken = { ...handlers, releases: incomplete }
    // @ts-expect-error a procedure is missing
    expect(() => createRouter(broken)).toThrow('No handler for releases.list')
  })
})
