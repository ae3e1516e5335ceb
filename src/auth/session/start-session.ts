import { session } from '#src/auth/session/session.ts'

/** Somebody signed in: the app leads them on from there, in this tab and in every other. */
export const startSession = ({ token }: { token: string }) => session.setState({ jwt: token, inviteCode: null })
