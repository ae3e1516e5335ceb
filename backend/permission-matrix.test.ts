import { describe, expect, test } from 'vitest'
import { clientFor } from '#mocks/node.ts'
import { DONE, NOT_FOUND, type Rule } from '#mocks/testing/permissions/rule.ts'
import { RULES } from '#mocks/testing/permissions/rules.ts'
import { OWN } from '#mocks/testing/permissions/targets.ts'
import { ORGANIZATION } from '#mocks/testing/test-ids.ts'
import { type Person, refused, useApi } from '#mocks/testing/use-api.ts'
import { type Permission, PERMISSIONS } from '#src/domain/access/permission.ts'

const api = useApi()
const FORBIDDEN = 'FORBIDDEN'
const UNAUTHORIZED = 'UNAUTHORIZED'

/** What the members of the small catalogue may do in its first organization. */
const MEMBERS: Partial<Record<Person, readonly Permission[]>> = {
  viewer: [],
  label: ['MANAGE_LABEL'],
  artist: ['MANAGE_ARTIST', 'MANAGE_RELEASE'],
  member: PERMISSIONS,
}
type Visitor = Person | 'nobody'
const VISITORS: Visitor[] = ['nobody', 'viewer', 'label', 'artist', 'member', 'outsider', 'admin']

const byRule = (visitor: Visitor, { asks, permissions, own, foreign, placed }: Rule): string => {
  if (asks === 'PUBLIC') return own
  if (visitor === 'nobody') return UNAUTHORIZED
  if (visitor === 'admin') return own
  if (asks === 'SUPERADMIN') return FORBIDDEN
  const has = MEMBERS[visitor]
  // Somebody of another organization, who chose this one.
  if (has === undefined) return asks === 'NAMED' || (asks === 'NOBODY' && placed !== true) ? foreign : FORBIDDEN
  return asks === 'NOBODY' || permissions.some((permission) => has.includes(permission)) ? own : FORBIDDEN
}

/** Where what the small catalogue has decides, and not the rule. */
const NO_SUBMISSION = { artist: NOT_FOUND, member: NOT_FOUND, admin: NOT_FOUND }
// A super administrator belongs to no organization, and what they make has to.
const UNPLACED = { admin: 'BAD_REQUEST' }
const INVITED = { outsider: DONE }
const EXCEPTIONS: Record<string, Partial<Record<Visitor, string>>> = {
  'artists.permanentlyDelete': { artist: NOT_FOUND },
  'labels.create': UNPLACED,
  'people.create': UNPLACED,
  'organizations.leave': { member: 'PRECONDITION_FAILED', admin: NOT_FOUND },
  'organizations.acceptInvitation': INVITED,
  'organizations.rejectInvitation': INVITED,
  'submissions.changeStatus': { admin: NOT_FOUND },
  'submissions.decide': { admin: NOT_FOUND },
  'submissions.requestTakedown': NO_SUBMISSION,
  'submissions.withdraw': NO_SUBMISSION,
  'submissions.retryDelivery': { admin: NOT_FOUND },
  'submissions.permanentlyDelete': { admin: NOT_FOUND },
}

const cells = Object.entries(RULES).flatMap(([area, rules]) =>
  Object.entries(rules).flatMap(([name, rule]) => {
    const procedure = `${area}.${name}`
    return VISITORS.map((visitor) => ({
      procedure,
      visitor,
      call: rule.call,
      expected: EXCEPTIONS[procedure]?.[visitor] ?? byRule(visitor, rule),
    }))
  }),
)

describe('who may do what (catalogue-1.1, catalogue-1.2, catalogue-6.3, catalogue-6.6)', () => {
  test.each(cells)(
    'when $procedure is called as $visitor, then the answer is $expected',
    async ({ visitor, call, expected }) => {
      const client = visitor === 'nobody' ? clientFor() : await api.as(visitor, ORGANIZATION.first)
      if (expected === DONE) await expect(call(client, OWN)).resolves.toBeDefined()
      else expect((await refused(call(client, OWN))).code).toBe(expected)
    },
  )
})
