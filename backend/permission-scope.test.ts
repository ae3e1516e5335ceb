import { describe, expect, test } from 'vitest'
import { submissions as table } from '#backend/tables/submissions.ts'
import { clientFor } from '#mocks/node.ts'
import { DONE, type Rule } from '#mocks/testing/permissions/rule.ts'
import { RULES } from '#mocks/testing/permissions/rules.ts'
import { FOREIGN, OWN } from '#mocks/testing/permissions/targets.ts'
import { NOBODY, STORE, testId, testRow } from '#mocks/testing/test-ids.ts'
import { refused, START, useApi } from '#mocks/testing/use-api.ts'
import { NEW_SUBMISSION } from '#src/contract/entity-views.ts'
import { contract } from '#src/contract/router.ts'
import { type Permission, PERMISSIONS } from '#src/domain/access/permission.ts'
import { FULL_SCOPE, type MemberScope } from '#src/domain/membership/role.ts'

const api = useApi()
const TOKEN = 'whoever-is-tried'
const FORBIDDEN = 'FORBIDDEN'
const OUTSIDE: MemberScope = { artists: [], labels: [], releases: [] }

const all = Object.entries(RULES).flatMap(([area, rules]) =>
  Object.entries(rules).map(([name, rule]) => ({ procedure: `${area}.${name}`, rule })),
)
const queries = new Set(
  Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries(calls).flatMap(([name, { kind }]) => (kind === 'query' ? [`${area}.${name}`] : [])),
  ),
)
// Some ninety calls in each, on a machine that may be busy.
const PATIENT = { timeout: 60_000 }

/** Somebody with a single permission, and beside what the catalogue has: a submission, a person and an invitation. */
const prepare = (permission: Permission, scope: MemberScope) =>
  api.database().write(async ({ invitations, memberships, people: persons, submissions: sent, tokens }) => {
    const membership = await memberships.get(testId(9, 5))
    const invitation = await invitations.get(OWN.invitationId)
    if (membership === undefined || invitation === undefined) throw new Error('The small catalogue has both')
    await memberships.put({ ...membership, permissions: [permission], scope })
    await invitations.put({ ...invitation, id: FOREIGN.invitationId, organizationId: FOREIGN.organizationId })
    const { organizationId } = FOREIGN
    await persons.put({
      ...testRow(FOREIGN.personId, START),
      organizationId,
      createdBy: null,
      name: 'Foreign',
      isni: null,
      ipi: null,
    })
    const approved = { ...NEW_SUBMISSION, createdBy: null, status: 'APPROVED', delivery: 'PROCESSED' } as const
    for (const { submissionId, releaseId } of [OWN, FOREIGN])
      await sent.put({
        ...table.defaults,
        ...testRow(submissionId, START),
        releaseId,
        storeId: STORE.third,
        ...approved,
      })
    const expiresAt = new Date(START.getTime() + 60_000).toISOString()
    await tokens.put({ ...testRow(TOKEN, START), userId: NOBODY.viewer, expiresAt })
  })

type Case = { permission: Permission; isLimited: boolean; target: 'own' | 'foreign' | 'chosen elsewhere' }

const expected = ({ permission, isLimited, target }: Case, rule: Rule): string => {
  const isElsewhere = target === 'chosen elsewhere'
  const answer = target === 'foreign' ? rule.foreign : isLimited ? rule.limited : rule.own
  if (rule.asks === 'SUPERADMIN') return FORBIDDEN
  if (rule.asks === 'PUBLIC') return answer
  if (rule.asks === 'NOBODY') return isElsewhere && rule.placed === true ? FORBIDDEN : answer
  const has = rule.permissions.includes(permission)
  // The chosen organization does not matter. Nobody learns whether an organization of others exists.
  if (rule.asks === 'NAMED') return has || target === 'foreign' ? answer : FORBIDDEN
  return has && !isElsewhere ? answer : FORBIDDEN
}

const answered = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => DONE,
    async () => (await refused(call)).code,
  )

const cases: Case[] = PERMISSIONS.flatMap((permission) =>
  [false, true].flatMap((isLimited) =>
    (['own', 'foreign', 'chosen elsewhere'] as const).map((target) => ({ permission, isLimited, target })),
  ),
)

describe('one permission alone (catalogue-6.6, access-3.6)', () => {
  test.each(cases)(
    'when it is $permission (empty scope: $isLimited, target: $target), then each procedure follows its rule',
    PATIENT,
    async (one) => {
      const scope = one.isLimited ? OUTSIDE : FULL_SCOPE
      const target = one.target === 'foreign' ? FOREIGN : OWN
      const organizationId = one.target === 'chosen elsewhere' ? FOREIGN.organizationId : OWN.organizationId
      await prepare(one.permission, scope)
      const wrong: string[] = []
      for (const { procedure, rule } of all) {
        const said = await answered(rule.call(clientFor({ token: TOKEN, organizationId }), target))
        const wanted = expected(one, rule)
        if (said !== wanted) wrong.push(`${procedure}: ${said}, not ${wanted}`)
        // What was done is undone, for the next finds everything as it was.
        if (said === DONE && !queries.has(procedure)) {
          await api.database().reset()
          await prepare(one.permission, scope)
        }
      }
      expect(wrong).toEqual([])
    },
  )

  test('when the rules are listed, then no procedure of the contract is missing', () => {
    const declared = Object.entries(contract).flatMap(([area, calls]) =>
      Object.keys(calls).map((name) => `${area}.${name}`),
    )
    expect(all.map(({ procedure }) => procedure).toSorted()).toEqual(declared.toSorted())
  })
})
