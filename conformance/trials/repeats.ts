import { isDeepStrictEqual } from 'node:util'
import { z } from '#src/contract/zod.ts'
import type { Findings } from '../findings.ts'
import type { TrialOrganization } from '../organizations.ts'
import { inputOf, RULES } from '../rules.ts'
import { PROCEDURES } from '../subject.ts'
import type { TrialContext } from '../trial-context.ts'
import { callsOf } from '../trial.ts'

const identified = z.object({ id: z.string() })
const dated = z.object({ revision: z.literal(1), createdAt: z.string(), updatedAt: z.string() })

/** Without what the contract can do without: what the creator alone has is not named. */
const smallest = (schema: z.ZodMiniType, input: object): object => {
  let rest: Record<string, unknown> = { ...input }
  for (const field of Object.keys(rest)) {
    const { [field]: _, ...without } = rest
    if (schema.safeParse(without).success) rest = without
  }
  return rest
}

const mutations = () =>
  [...RULES].flatMap(([path, rule]) => {
    const schema = PROCEDURES.get(path)?.input
    const isMutation = PROCEDURES.get(path)?.kind === 'mutation'
    return isMutation && schema instanceof z.ZodMiniObject ? [{ path, rule, schema }] : []
  })

/** A creation that is sent twice makes one entity; an id of others is refused, and reveals nothing. */
export const tryRepeatedCreations = async (
  context: TrialContext,
  findings: Findings,
  organization: TrialOrganization,
  foreign: TrialOrganization,
) => {
  const call = callsOf(context, findings)
  for (const { path, rule, schema } of mutations().filter(({ schema: { shape } }) => 'id' in shape)) {
    const id = crypto.randomUUID()
    const input = { ...smallest(schema, Object(await inputOf(rule, organization.targets))), id }
    const first = await call('a creation with an id', 'OK', path, input, organization.manager)
    const second = await call('the same creation again', 'OK', path, input, organization.manager)
    if (!first.ok || !second.ok) continue
    findings.expect(path, identified.safeParse(first.data).data?.id === id, 'does not keep the id that it is given')
    findings.expect(path, isDeepStrictEqual(first.data, second.data), 'answers a repeated creation otherwise')
    if (path !== 'organizations.inviteMember')
      findings.expect(path, dated.safeParse(first.data).success, 'a new entity does not have revision 1')
    const others = { ...smallest(schema, Object(await inputOf(rule, foreign.targets))), id }
    const taken = await call('an id of another organization', 'CONFLICT', path, others, foreign.manager)
    findings.expect(path, taken.ok || taken.error.data.current === undefined, 'shows what belongs to others')
  }
}

/** A call that names several is done for all of them or for none. */
export const tryAllOrNothing = async (
  context: TrialContext,
  findings: Findings,
  organization: TrialOrganization,
  foreign: TrialOrganization,
) => {
  const call = callsOf(context, findings)
  for (const { path, rule, schema } of mutations()) {
    const field = Object.keys(schema.shape).find((name) => name.endsWith('Ids') && name !== 'storeIds')
    if (field === undefined) continue
    const isReviewed = rule.asks === 'SUPERADMIN'
    const identity = isReviewed ? context.adminIdentity : organization.manager
    const [own, others] = [
      Object(await inputOf(rule, organization.targets)),
      Object(await inputOf(rule, foreign.targets)),
    ]
    const getPath = `${path.split('.')[0]}.get`
    const read = () => context.subject.call(getPath, { [field.slice(0, -1)]: own[field][0] }, organization.manager)
    const before = PROCEDURES.has(getPath) ? await read() : undefined
    const unknown = { ...own, [field]: [...own[field], crypto.randomUUID()] }
    await call('one that does not exist among several', 'NOT_FOUND', path, unknown, identity)
    if (!isReviewed) {
      const foreignToo = { ...own, [field]: [...own[field], ...others[field]] }
      await call('one of others among several', 'NOT_FOUND', path, foreignToo, identity)
    }
    if (before !== undefined)
      findings.expect(path, isDeepStrictEqual(before, await read()), 'does part of a call that it refuses')
  }
}
