import { z } from '#src/contract/zod.ts'
import type { Findings } from '../findings.ts'
import type { TrialOrganization } from '../organizations.ts'
import { headersOf } from '../subject.ts'
import type { TrialContext } from '../trial-context.ts'

const refused = z.object({ error: z.object({ message: z.string(), data: z.object({ code: z.string() }) }) })
const answered = z.object({ result: z.object({ data: z.unknown() }) })
const named = z.object({ name: z.string() })
const MANY = 20

const codeOf = (body: unknown): string => refused.safeParse(body).data?.error.data.code ?? 'no error'

/** Batches as tRPC sends them, and what is no call of the contract. */
export const tryTransport = async (
  { subject }: TrialContext,
  { expect }: Findings,
  organization: TrialOrganization,
): Promise<void> => {
  const headers = headersOf(organization.manager)
  const json = { ...headers, 'content-type': 'application/json' }
  const get = (path: string, search = '') => subject.fetchJson(new URL(`${subject.url}/${path}${search}`), { headers })
  const post = (path: string, body: string, search = '') =>
    subject.fetchJson(new URL(`${subject.url}/${path}${search}`), { method: 'POST', headers: json, body })

  const unknown = await get('nonsense.nothing')
  expect('a procedure that does not exist', unknown.status === 404, `is answered ${unknown.status}, not 404`)
  expect('a procedure that does not exist', codeOf(unknown.body) === 'NOT_FOUND', `is ${codeOf(unknown.body)}`)
  const wrongMethods = [await get('auth.signOut', '?input={}'), await post('auth.user', '{}')]
  for (const { status, body } of wrongMethods)
    expect(
      'a call by the other method',
      status === 405 && codeOf(body) === 'METHOD_NOT_SUPPORTED',
      `is answered ${status} ${codeOf(body)}, not 405 METHOD_NOT_SUPPORTED`,
    )
  const cut = [await post('people.create', '{"name":'), await get('people.list', '?input={"page"')]
  for (const { status, body } of cut)
    expect('JSON that is cut off', status === 400, `is answered ${status} ${codeOf(body)}, not 400`)

  const mixed = await get(
    'auth.user,people.get,nonsense.nothing,organizations.own',
    `?batch=1&input=${encodeURIComponent(JSON.stringify({ 1: { personId: crypto.randomUUID() } }))}`,
  )
  const parts = Array.isArray(mixed.body) ? mixed.body : []
  const outcomes = parts.map((part) => (answered.safeParse(part).success ? 'OK' : codeOf(part))).join(', ')
  expect('a batch', mixed.status === 207, `with refusals is answered ${mixed.status}, not 207`)
  expect('a batch', outcomes === 'OK, NOT_FOUND, NOT_FOUND, OK', `is answered ${outcomes}`)

  const names = Array.from({ length: MANY }, (_, at) => `Person ${at}`)
  const created = await post(
    names.map(() => 'people.create').join(','),
    JSON.stringify(Object.fromEntries(names.map((name, at) => [at, { name }]))),
    '?batch=1',
  )
  const shown = z.array(z.object({ result: z.object({ data: named }) })).safeParse(created.body).data ?? []
  const inOrder = shown.map(({ result }) => result.data.name).join() === names.join()
  expect('a batch', created.status === 200 && inOrder, `of ${MANY} mutations is not answered in its order`)
}
