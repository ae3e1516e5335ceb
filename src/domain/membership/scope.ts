/** What a member may work on: all elements of a kind, or those that are named (spec 2, section 3). */
export type Scope = 'ALL' | string[]
/** Of these a scope can name single elements. */
export const SCOPED_KINDS = ['artists', 'labels', 'releases'] as const
export type ScopedKind = (typeof SCOPED_KINDS)[number]
export type MemberScope = Record<ScopedKind, Scope>

/** What a member has who is bound to nothing. */
export const FULL_SCOPE: MemberScope = { artists: 'ALL', labels: 'ALL', releases: 'ALL' }
