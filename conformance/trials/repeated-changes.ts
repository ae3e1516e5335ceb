import { isDeepStrictEqual } from 'node:util'
import { z } from '#src/contract/zod.ts'
import type { Findings } from '../findings.ts'
import type { TrialOrganization } from '../organizations.ts'
import { inputOf, RULES } from '../rules.ts'
import { type Answer, headersOf, PROCEDURES } from '../subject.ts'
import { openAccount, type TrialContext } from '../trial-context.ts'
import { callsOf } from '../trial.ts'

const identified = z.object({ id: z.string(), revision: z.int() })
const idOf = (answer: Answer): string => (answer.ok ? (identified.safeParse(answer.data).data?.id ?? '') : '')
const anyKey = () => `trial-${crypto.randomUUID()}`
const anyName = () => `Label ${crypto.randomUUID()}`
const CREATE = 'labels.create'

/** Creations whose ids the server may make: sent again without a key, they would make another one. */
const creations = () =>
  [...RULES].flatMap(([path, rule]) => {
    const schema = PROCEDURES.get(path)?.input
    const isCreation = path.endsWith('.create') && schema instanceof z.ZodMiniObject && 'id' in schema.shape
    return isCreation ? [{ path, rule }] : []
  })

/** A change that is sent again under its key is answered what it was answered the first time, and changes nothing. */
export const tryRepeatedChanges = async (
  context: TrialContext,
  findings: Findings,
  { manager, targets }: TrialOrganization,
): Promise<void> => {
  const { expect } = findings
  const { subject } = context
  const call = callsOf(context, findings)
  const keyed = (idempotencyKey = anyKey()) => ({ ...manager, idempotencyKey })
  const sameAgain = async (when: string, wanted: string, path: string, input: unknown) => {
    const identity = keyed()
    const first = await call(when, wanted, path, input, identity)
    const second = await call(`${when} again`, wanted, path, input, identity)
    expect(path, isDeepStrictEqual(first, second), `answers ${when} otherwise when it is repeated under its key`)
    return { first, identity }
  }

  for (const { path, rule } of creations()) {
    const { id: _, isrc: __, barcode: ___, ...input } = Object(await inputOf(rule, targets))
    const named = 'name' in input ? { ...input, name: anyName() } : input
    await sameAgain('a creation without an id', 'OK', path, named)
  }

  const { first: label } = await sameAgain('a creation', 'OK', CREATE, { name: anyName() })
  const labelId = idOf(label)
  const change = { labelId, revision: 1, name: anyName() }
  const { identity } = await sameAgain('a change', 'OK', 'labels.update', change)
  const now = await call('reading', 'OK', 'labels.get', { labelId }, manager)
  const revision = now.ok ? identified.safeParse(now.data).data?.revision : undefined
  expect('labels.update', revision === 2, `makes revision ${revision} of a change that was sent twice under one key`)
  await call('the same change without a key', 'CONFLICT', 'labels.update', change, manager)
  const other = { ...change, name: anyName() }
  await call('another change under the same key', 'UNPROCESSABLE_CONTENT', 'labels.update', other, identity)
  await call('a key that is none', 'BAD_REQUEST', CREATE, { name: anyName() }, keyed('a b'))

  const taken = { name: change.name }
  const { identity: refused } = await sameAgain('a name that is taken', 'BAD_REQUEST', CREATE, taken)
  await call('another name', 'OK', 'labels.update', { labelId, revision: 2, name: anyName() }, manager)
  await call('a refused creation under its key, though it were possible by now', 'BAD_REQUEST', CREATE, taken, refused)

  const somebody = { ...(await openAccount(context)), idempotencyKey: identity.idempotencyKey }
  const name = `Organization ${crypto.randomUUID()}`
  await call('the key of somebody else', 'OK', 'organizations.create', { name }, somebody)

  const keys = `${anyKey()},${anyKey()}`
  const headers = { ...headersOf(keyed(keys)), 'content-type': 'application/json' }
  const body = JSON.stringify({ 0: { name: anyName() }, 1: { name: anyName() } })
  const send = () =>
    subject.fetchJson(new URL(`${subject.url}/${CREATE},${CREATE}?batch=1`), { method: 'POST', headers, body })
  const [once, twice] = [await send(), await send()]
  expect(CREATE, once.status === 200 && isDeepStrictEqual(once, twice), 'answers a batch otherwise when it is repeated')
}
