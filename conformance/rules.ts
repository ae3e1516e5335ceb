import { createTRPCClient, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import type { Rule } from '#mocks/testing/permissions/rule.ts'
import { RULES as rules } from '#mocks/testing/permissions/rules.ts'
import type { Targets } from '#mocks/testing/permissions/targets.ts'
import type { AppRouter } from '#src/contract/router.ts'

/** Who may call what, by path: the table that the backend of this project is tested by too. */
export const RULES: ReadonlyMap<string, Rule> = new Map(
  Object.entries(rules).flatMap(([area, named]) =>
    Object.entries(named).map(([name, rule]) => [`${area}.${name}`, rule] as const),
  ),
)

/** The input with which a rule makes its call. Nothing is sent. */
export const inputOf = async (rule: Rule, targets: Targets): Promise<unknown> => {
  let sent: unknown
  const capture: TRPCLink<AppRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        sent = op.input
        observer.next({ result: { data: undefined } })
        observer.complete()
      })
  await rule.call(createTRPCClient<AppRouter>({ links: [capture] }), targets)
  return sent
}
