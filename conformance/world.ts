import type { Identity, Subject } from './subject.ts'

export const PASSWORD = 'Conformance-2026!'

/** How to get into the server: it needs a super administrator, and a code that is known. */
export type Access = { email: string; password: string; code: string }
export type Account = { token: string; email: string }

/** What every trial works with. */
export type World = {
  subject: Subject
  code: string
  adminIdentity: Identity
  admin: ReturnType<Subject['clientOf']>
  /** Two of the server's stores. */
  storeIds: [string, string]
  /** An address that nobody has used. */
  addressOf: () => string
}

/** Signs in, and looks what the server has. */
export const openWorld = async (subject: Subject, { email, password, code }: Access): Promise<World> => {
  const { token } = await subject.clientOf().auth.signIn.mutate({ email, password })
  const admin = subject.clientOf({ token })
  const { role } = await admin.auth.user.query()
  if (role !== 'SUPERADMIN') throw new Error(`${email} is not a super administrator`)
  const [first, second] = await admin.fuga.digitalServiceProviders.query()
  if (first === undefined || second === undefined) throw new Error('the server has fewer than two stores')
  const addressOf = () => `${crypto.randomUUID()}@conformance.test`
  return { subject, code, adminIdentity: { token }, admin, storeIds: [first.id, second.id], addressOf }
}

/** A new user who has registered. */
export const openAccount = async ({ subject, code, addressOf }: World): Promise<Account> => {
  const email = addressOf()
  const nobody = subject.clientOf()
  await nobody.auth.signUp.mutate({ email })
  await nobody.auth.verifyOtp.mutate({ email, otp: code, type: 'EMAIL' })
  const { token } = await nobody.auth.setPassword.mutate({ email, otp: code, password: PASSWORD })
  const user = { firstName: 'Ada', lastName: 'Prova', kind: 'LABEL' } as const
  await subject.clientOf({ token }).users.completeRegistration.mutate(user)
  return { token, email }
}
