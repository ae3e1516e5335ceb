import { session } from '#src/session/session.ts'

/** Somebody signed in: the app leads them on from there, in this tab and in every other. */
export const openSession = ({ token }: { token: string }) => session.setState({ jwt: token, inviteCode: null })
