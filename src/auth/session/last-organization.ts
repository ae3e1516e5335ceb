import { session } from '#src/auth/session/session.ts'

let last: string | null = null
session.subscribe((now, before) => {
  if (now.jwt !== before.jwt) last = null
  else if (before.organizationId !== null) last = before.organizationId
})

/** The organization this person worked for before it was cleared. */
export const lastOrganization = (): string | null => last
