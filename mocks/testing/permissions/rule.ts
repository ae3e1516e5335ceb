import type { Targets } from '#mocks/testing/permissions/targets.ts'
import type { Client } from '#mocks/testing/use-api.ts'
import type { contract } from '#src/contract/router.ts'
import type { Permission } from '#src/domain/access/permission.ts'

export const DONE = 'OK'
export const NOT_FOUND = 'NOT_FOUND'
type Call = (client: Client, target: Targets) => Promise<unknown>
type Outcomes = { own?: string; limited?: string; foreign?: string }

/** What a procedure asks of whoever calls it, and what they are answered once they have it. */
export type Rule = {
  /**
   * One of these in the chosen organization; of the organization that is named, whichever is chosen; to be signed in
   * (`NOBODY`: whoever it is), or not even that (`PUBLIC`).
   */
  asks: 'CHOSEN' | 'NAMED' | 'NOBODY' | 'PUBLIC' | 'SUPERADMIN'
  permissions: readonly Permission[]
  /** Whether it answers for the chosen organization, which has to be one's own. */
  placed?: boolean
  call: Call
  /** For one's own organization, for what lies outside of one's scope there, and for another organization. */
  own: string
  limited: string
  foreign: string
}
export type Rules = { [E in keyof typeof contract]: Record<keyof (typeof contract)[E], Rule> }

const outcomes = ({ own = DONE, limited = own, foreign = own }: Outcomes) => ({ own, limited, foreign })

export const by = (permissions: readonly Permission[], call: Call, said: Outcomes = {}): Rule => ({
  asks: 'CHOSEN',
  permissions,
  call,
  ...outcomes(said),
})
/** Of one thing of an organization: another one's is not found. */
export const owned = (permissions: readonly Permission[], call: Call, own: string = DONE): Rule =>
  by(permissions, call, { own, foreign: NOT_FOUND })
/** Of one thing that a scope can leave out as well. */
export const scoped = (permissions: readonly Permission[], call: Call, own: string = DONE): Rule =>
  by(permissions, call, { own, limited: NOT_FOUND, foreign: NOT_FOUND })
export const named = (call: Call): Rule => ({ ...owned(['MANAGE_ORGANIZATION'], call), asks: 'NAMED' })
export const anybody = (call: Call, said: Outcomes & { placed?: boolean } = {}): Rule => ({
  ...by([], call, said),
  asks: 'NOBODY',
  placed: said.placed ?? false,
})
/** Whether signed in or not. */
export const visitor = (call: Call, own: string = DONE): Rule => ({ ...by([], call, { own }), asks: 'PUBLIC' })
export const reviewer = (call: Call): Rule => ({ ...by([], call), asks: 'SUPERADMIN' })
