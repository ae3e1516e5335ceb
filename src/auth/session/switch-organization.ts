import { session } from '#src/auth/session/session.ts'

/** Everything shown belongs to the old organization: the app drops it when this changes. */
export const switchOrganization = (organizationId: string | null) => session.setState({ organizationId })
