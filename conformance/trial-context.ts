import type { CodeType } from '#src/contract/auth.ts'
import type { Identity, Subject } from './subject.ts'

export const PASSWORD = 'Conformance-2026!'

/** Resolves to the code that was last sent to an address. */
export type ReadCode = (email: string, type: CodeType) => Promise<string>
/** How to get into the server: it needs a super administrator, and codes that can be read. */
export type Access = { email: string; password: string; codeOf: ReadCode }
export type Account = { token: string; email: string }

/** What every trial works with. */
export type TrialContext = {
  subject: Subject
  codeOf: ReadCode
  adminIdentity: Identity
  admin: ReturnType<Subject['clientOf']>
  /** Two of the server's stores. */
  storeIds: [string, string]
  /** An address that nobody has used. */
  addressOf: () => string
}

/** Signs in, and looks what the server has. */
export const openTrialContext = async (
  subject: Subject,
  { email, password, codeOf }: Access,
): Promise<TrialContext> => {
  const { token } = await subject.clientOf().auth.signIn.mutate({ email, password })
  const admin = subject.clientOf({ token })
  const { role } = await admin.auth.user.query()
  if (role !== 'SUPERADMIN') throw new Error(`${email} is not a super administrator`)
  const [first, second] = await admin.fuga.digitalServiceProviders.query()
  if (first === undefined || second === undefined) throw new Error('the server has fewer than two stores')
  const addressOf = () => `${crypto.randomUUID()}@conformance.test`
  return { subject, codeOf, adminIdentity: { token }, admin, storeIds: [first.id, second.id], addressOf }
}

/** A new user who has registered. */
export const openAccount = async ({ subject, codeOf, addressOf }: TrialContext): Promise<Account> => {
  const email = addressOf()
  const nobody = subject.clientOf()
  await nobody.auth.signUp.mutate({ email })
  const otp = await codeOf(email, 'EMAIL')
  await nobody.auth.verifyOtp.mutate({ email, otp, type: 'EMAIL' })
  const { token } = await nobody.auth.setPassword.mutate({ email, otp, password: PASSWORD })
  const user = { firstName: 'Ada', lastName: 'Prova', kind: 'LABEL' } as const
  await subject.clientOf({ token }).users.completeRegistration.mutate(user)
  return { token, email }
}
