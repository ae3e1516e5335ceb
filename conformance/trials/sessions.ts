import type { Findings } from '../findings.ts'
import { openAccount, PASSWORD, type TrialContext } from '../trial-context.ts'
import { callsOf, messageOf } from '../trial.ts'

const OTHER_PASSWORD = 'Another-2026!'
/** Tokens of the providers, where the server can be given one. */
export type ProviderTokens = { google?: string | undefined; facebook?: string | undefined }

/** What opens a session, and what ends it. */
export const trySessions = async (context: TrialContext, findings: Findings, tokens: ProviderTokens): Promise<void> => {
  const { subject, codeOf, addressOf, admin } = context
  const call = callsOf(context, findings)
  const account = await openAccount(context)
  const { email } = account
  const says = async (message: string, ...[when, path, input]: [string, string, unknown]) => {
    const answer = await call(when, 'BAD_REQUEST', path, input)
    findings.expect(path, messageOf(answer) === message, `${when} it says ${messageOf(answer)}, not ${message}`)
  }
  const lives = (when: string, wanted: string, token: string) => call(when, wanted, 'auth.user', undefined, { token })
  const signIn = async (password: string) => (await subject.clientOf().auth.signIn.mutate({ email, password })).token

  await says('USER_OR_PASSWORD_INCORRECT', 'with a wrong password', 'auth.signIn', { email, password: 'wrong' })
  const stranger = { email: addressOf(), password: PASSWORD }
  await says('USER_OR_PASSWORD_INCORRECT', 'with an unknown address', 'auth.signIn', stranger)
  await says('DUPLICATE_USER_NAME', 'with an address that is taken', 'auth.signUp', { email })
  const fresh = addressOf()
  await subject.clientOf().auth.sendOtp.mutate({ email: fresh, type: 'EMAIL', isResend: false })
  const code = await codeOf(fresh, 'EMAIL')
  const wrong = { email: fresh, otp: code === '000000' ? '111111' : '000000', type: 'EMAIL' }
  await says('INVALID_CODE', 'with a wrong code', 'auth.verifyOtp', wrong)
  await says('WEAK_PASSWORD', 'with a weak password', 'auth.setPassword', {
    email: fresh,
    otp: code,
    password: 'password',
  })

  const second = await signIn(PASSWORD)
  const change = { currentPassword: PASSWORD, password: OTHER_PASSWORD }
  await call('the right password', 'OK', 'auth.changePassword', change, { token: second })
  await lives('after a change of the password, in the session of the change,', 'OK', second)
  await lives('after a change of the password, in another session,', 'UNAUTHORIZED', account.token)
  await call('a sign-out', 'OK', 'auth.signOut', {}, { token: second })
  await lives('after a sign-out', 'UNAUTHORIZED', second)

  const third = await signIn(OTHER_PASSWORD)
  await call('a code for a new password', 'OK', 'auth.sendOtp', { email, type: 'PASSWORD', isResend: false })
  await call('one more at once', 'TOO_MANY_REQUESTS', 'auth.sendOtp', { email, type: 'PASSWORD', isResend: true })
  const recovery = { email, otp: await codeOf(email, 'PASSWORD'), type: 'PASSWORD' }
  await call('the code alone', 'OK', 'auth.passwordRecovery', recovery)
  await call('the code with a password', 'OK', 'auth.passwordRecovery', { ...recovery, password: PASSWORD })
  await lives('after a recovery', 'UNAUTHORIZED', third)
  await says('REQUEST_EXPIRED', 'with a code that was used', 'auth.passwordRecovery', {
    ...recovery,
    password: OTHER_PASSWORD,
  })

  const fourth = await signIn(PASSWORD)
  const { id } = await subject.clientOf({ token: fourth }).auth.user.query()
  await admin.users.toggle.mutate({ userIds: [id], status: 'INACTIVE' })
  await lives('after it was deactivated', 'UNAUTHORIZED', fourth)
  await says('USER_ACCOUNT_SUSPENDED', 'while it is inactive', 'auth.signIn', { email, password: PASSWORD })
  await admin.users.permanentlyDelete.mutate({ userIds: [id] })

  const [linking, another] = [await openAccount(context), await openAccount(context)]
  for (const [provider, path, accessToken] of [
    ['GOOGLE', 'auth.googleSignIn', tokens.google],
    ['FACEBOOK', 'auth.facebookSignIn', tokens.facebook],
  ] as const) {
    await says('SOCIAL_TOKEN_INVALID', 'with a made-up token', path, { accessToken: 'made-up' })
    if (accessToken === undefined) continue
    const link = { provider, accessToken }
    await call('an account of the provider', 'OK', 'auth.linkSocial', link, linking)
    await call('an account that another user has', 'CONFLICT', 'auth.linkSocial', link, another)
    await call('a linked account', 'OK', 'auth.unlinkSocial', { provider }, linking)
    const signedIn = await call('a token of the provider', 'OK', path, { accessToken })
    const { id: newId } = await subject.clientOf(Object(signedIn.ok ? signedIn.data : {})).auth.user.query()
    // So that the same token serves the next time.
    await admin.users.permanentlyDelete.mutate({ userIds: [newId] })
  }
}
