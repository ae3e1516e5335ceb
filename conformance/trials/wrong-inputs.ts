import { z } from '#src/contract/zod.ts'
import type { Findings } from '../findings.ts'
import type { TrialOrganization } from '../organizations.ts'
import { inputOf, RULES } from '../rules.ts'
import { outcomeOf, PROCEDURES } from '../subject.ts'
import type { TrialContext } from '../trial-context.ts'

/** Short enough for an address, which a query's input is part of. */
const LONG = 'x'.repeat(3000)
const VALUES: readonly unknown[] = [null, true, 12.5, -1, 0, 1_000_000, '', 'x', LONG, {}, [], [null], [{}], { x: 1 }]
const FOR_EACH_FIELD = 6

type Wrong = { field: string; input: Record<string, unknown> }

/** Inputs that the contract refuses because of one field. */
const wrongInputs = (schema: z.ZodMiniType, right: Record<string, unknown>): Wrong[] => {
  if (!(schema instanceof z.ZodMiniObject)) return []
  return Object.keys(schema.shape).flatMap((field) => {
    const { [field]: _, ...without } = right
    const changed = VALUES.map((value) => ({ ...right, [field]: value }))
    const refused = [without, ...changed].filter((input) => {
      const issues = schema.safeParse(input).error?.issues ?? []
      return issues.length > 0 && issues.every(({ path }) => path[0] === field)
    })
    return refused.slice(0, FOR_EACH_FIELD).map((input) => ({ field, input }))
  })
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What does not parse is refused with the field that is wrong, by every procedure. */
export const tryWrongInputs = async (
  { subject, adminIdentity }: TrialContext,
  { expect }: Findings,
  { targets }: TrialOrganization,
): Promise<void> => {
  for (const [path, rule] of RULES) {
    const right = await inputOf(rule, targets)
    const schema = PROCEDURES.get(path)?.input
    if (schema === undefined || !isRecord(right)) continue
    for (const { field, input } of wrongInputs(schema, right)) {
      const answer = await subject.call(path, input, adminIdentity)
      const shown = JSON.stringify(input[field])?.slice(0, 30) ?? 'nothing'
      expect(path, outcomeOf(answer) === 'BAD_REQUEST', `${field} = ${shown} is answered ${outcomeOf(answer)}`)
      const named = answer.ok ? [] : Object.keys(answer.error.data.fields ?? {})
      expect(
        path,
        named.some((name) => name.split('.')[0] === field),
        `${field} = ${shown} is refused without naming the field`,
      )
    }
    for (const input of [undefined, 'x', [], 1]) {
      if (schema.safeParse(input).success) continue
      const said = outcomeOf(await subject.call(path, input, adminIdentity))
      expect(path, said === 'BAD_REQUEST', `${JSON.stringify(input) ?? 'no input'} is answered ${said}`)
    }
  }
}
