import type { Rule } from '#mocks/testing/permissions/rule.ts'
import type { Targets } from '#mocks/testing/permissions/targets.ts'
import { z } from '#src/contract/zod.ts'
import { type Permission, PERMISSIONS } from '#src/domain/access/permission.ts'
import type { MemberScope } from '#src/domain/membership/role.ts'
import type { Findings } from '../findings.ts'
import { createOrganization, type Members, openMembers, type TrialOrganization, type Owner } from '../organizations.ts'
import { inputOf, RULES } from '../rules.ts'
import { type Identity, outcomeOf, PROCEDURES } from '../subject.ts'
import type { TrialContext } from '../trial-context.ts'

const OK = 'OK'
const FORBIDDEN = 'FORBIDDEN'
/** Answered otherwise here than by rule, because the trial has just made what they are about. */
const JUST_MADE: Record<string, string> = { 'organizations.resendInvitation': 'TOO_MANY_REQUESTS' }
/** No token of a provider is at hand. */
const PROVIDERS = new Set(['auth.linkSocial'])

const based = z.object({ revision: z.int() })
const current = z.object({ revision: z.int() })

type Try = { path: string; rule: Rule; who: string; identity: Identity; targets: Targets; wanted: string }

const forMembers = [...RULES].filter(([path, { asks }]) => asks !== 'PUBLIC' && !PROVIDERS.has(path))

/** Roles, scope and organizations of others, for every procedure. */
export const tryPermissions = async (
  context: TrialContext,
  { expect }: Findings,
  { owner, foreign }: { owner: Owner; foreign: TrialOrganization },
): Promise<void> => {
  const { subject } = context
  let organization: TrialOrganization | undefined
  let members: Members | undefined

  /** What was changed is left behind: the next trial has an organization where everything is as it was. */
  const organizationFor = async (permission: Permission, scope?: MemberScope): Promise<TrialOrganization> => {
    members ??= await openMembers(context)
    organization ??= await createOrganization(context, owner, members)
    await organization.grant(permission, scope)
    return organization
  }

  const attempt = async ({ path, rule, who, identity, targets, wanted }: Try): Promise<boolean> => {
    const input = await inputOf(rule, targets)
    const answer = await subject.call(path, input, identity)
    const said = outcomeOf(answer)
    expect(path, said === wanted, `${who} is answered ${said}, not ${wanted}`)
    const isChanged = said === OK && PROCEDURES.get(path)?.kind === 'mutation'
    if (isChanged && based.safeParse(input).success) {
      const again = await subject.call(path, input, identity)
      const shown = again.ok ? undefined : again.error.data.current
      expect(path, outcomeOf(again) === 'CONFLICT', `a stale revision is answered ${outcomeOf(again)}, not CONFLICT`)
      const isCurrent =
        PROCEDURES.get(path)?.output.safeParse(shown).success === true && current.safeParse(shown).success
      expect(path, isCurrent, 'a stale revision is refused without the current entity')
    }
    return isChanged
  }

  const tryOne = async (
    permission: Permission,
    [path, rule]: readonly [string, Rule],
    {
      who,
      scope,
      wanted,
      isForeign = false,
      isElsewhere = false,
    }: { who: string; scope?: 'elsewhere'; wanted: string; isForeign?: boolean; isElsewhere?: boolean },
  ) => {
    const one = await organizationFor(permission, scope === undefined ? undefined : organization?.elsewhere)
    if (scope !== undefined) await one.grant(permission, one.elsewhere)
    const identity = isElsewhere ? { ...one.member, organizationId: foreign.targets.organizationId } : one.member
    const targets = isForeign ? foreign.targets : one.targets
    if (!(await attempt({ path, rule, who, identity, targets, wanted }))) return
    organization = undefined
    // To sign up costs a server more than all the rest: only who was changed is replaced.
    if (/^(auth|users)\./.test(path)) members = undefined
  }

  const granted = ({ permissions }: Rule): Permission => permissions[0] ?? 'MANAGE_PEOPLE'
  for (const permission of PERMISSIONS)
    for (const entry of forMembers) {
      const [path, { asks, permissions, own }] = entry
      if (asks === 'NOBODY' && permission !== 'MANAGE_PEOPLE') continue
      const has = asks === 'NOBODY' || permissions.includes(permission)
      const wanted = has && asks !== 'SUPERADMIN' ? (JUST_MADE[path] ?? own) : FORBIDDEN
      await tryOne(permission, entry, { who: `a member with ${permission} alone`, wanted })
    }
  for (const entry of forMembers) {
    const [path, rule] = entry
    if (rule.asks === 'SUPERADMIN') continue
    const permission = granted(rule)
    if (rule.asks !== 'NOBODY' && rule.limited !== rule.own)
      await tryOne(permission, entry, {
        who: 'a member whose scope leaves it out',
        scope: 'elsewhere',
        wanted: rule.limited,
      })
    if (rule.foreign !== OK || rule.own !== OK)
      await tryOne(permission, entry, {
        who: 'a member who names what another organization has',
        isForeign: true,
        wanted: rule.foreign,
      })
    if (rule.asks === 'CHOSEN' || rule.placed === true)
      await tryOne(permission, entry, {
        who: 'a member who chose the organization of others',
        isElsewhere: true,
        wanted: FORBIDDEN,
      })
    if (PROCEDURES.get(path)?.kind !== 'query') continue
    const { targets } = await organizationFor(permission)
    const input = await inputOf(rule, targets)
    const said = outcomeOf(await subject.call(path, input, context.adminIdentity))
    expect(path, said === OK, `a super administrator is answered ${said}, not OK`)
  }
  for (const [path, rule] of forMembers)
    for (const identity of [{}, { token: 'made-up' }]) {
      const said = outcomeOf(await subject.call(path, await inputOf(rule, foreign.targets), identity))
      expect(path, said === 'UNAUTHORIZED', `${identity.token ?? 'nobody'} is answered ${said}, not UNAUTHORIZED`)
    }
}
