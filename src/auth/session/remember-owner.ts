import { session } from '#src/auth/session/session.ts'

/**
 * Remembers who begins something, and in which organization. The answer says whether they still are the ones: what takes its
 * time must not go on under another session or organization. One that is first chosen meanwhile is no other.
 */
export const rememberOwner = (): (() => boolean) => {
  const { jwt, organizationId } = session.getState()
  return () => {
    const now = session.getState()
    return now.jwt === jwt && (organizationId === null || now.organizationId === organizationId)
  }
}
