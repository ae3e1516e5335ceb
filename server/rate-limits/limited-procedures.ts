/** What a limit counts by: where a call comes from, whom it is about, or both together. */
export type Basis = 'address' | 'email' | 'both'
export type Limit = { by: Basis; tries: number; seconds: number }
type Rule = {
  /**
   * In this order: what one of them refuses, those after it do not count. An address that may do no more therefore uses up
   * nothing of what an account bears, which comes last.
   */
  limits: readonly Limit[]
  /** Whether a call that succeeds counts too. */
  isSuccessCounted: boolean
  /**
   * Whether a success proves whose account it is. Its address is then known for this account, and what is tried from
   * elsewhere refuses it nothing more: otherwise anybody could keep the owner out with wrong passwords. OWASP's
   * device cookies do the same for a browser.
   */
  isProof?: true
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long an address stays known for an account after a success. Longer than a holiday; a timer reaches 24 days. */
export const KNOWN_SECONDS = 21 * DAY

/**
 * How often each may be tried. An office shares one address, so an address may do more than a person; wrong passwords
 * from elsewhere lock nobody out at once, so an account bears more of them than one address may try.
 */
const RULES = {
  signIn: {
    limits: [
      { by: 'both', tries: 10, seconds: 15 * MINUTE },
      { by: 'address', tries: 50, seconds: 15 * MINUTE },
      { by: 'email', tries: 100, seconds: DAY },
    ],
    isSuccessCounted: false,
    isProof: true,
  },
  social: { limits: [{ by: 'address', tries: 30, seconds: 15 * MINUTE }], isSuccessCounted: false },
  sendCode: {
    limits: [
      { by: 'address', tries: 60, seconds: HOUR },
      { by: 'email', tries: 6, seconds: HOUR },
    ],
    isSuccessCounted: true,
  },
  useCode: {
    limits: [
      // As many as three codes bear.
      { by: 'both', tries: 15, seconds: HOUR },
      { by: 'address', tries: 100, seconds: 15 * MINUTE },
      { by: 'email', tries: 30, seconds: HOUR },
    ],
    isSuccessCounted: false,
    isProof: true,
  },
  invite: {
    limits: [
      { by: 'address', tries: 200, seconds: HOUR },
      { by: 'email', tries: 10, seconds: HOUR },
    ],
    isSuccessCounted: true,
  },
  // The address that it goes to is not in the call.
  resend: { limits: [{ by: 'address', tries: 30, seconds: HOUR }], isSuccessCounted: true },
} as const satisfies Record<string, Rule>

/** The procedures that can be guessed at, or that write to somebody. */
const LIMITED = new Map<string, keyof typeof RULES>([
  ['auth.signIn', 'signIn'],
  ['auth.googleSignIn', 'social'],
  ['auth.facebookSignIn', 'social'],
  ['auth.signUp', 'sendCode'],
  ['auth.sendOtp', 'sendCode'],
  ['auth.verifyOtp', 'useCode'],
  ['auth.setPassword', 'useCode'],
  ['auth.passwordRecovery', 'useCode'],
  ['organizations.inviteMember', 'invite'],
  ['organizations.resendInvitation', 'resend'],
])

export type NamedRule = Rule & { name: string }
export const ALL_RULES: readonly NamedRule[] = Object.entries(RULES).map(([name, rule]) => ({ name, ...rule }))

/** The rule of a procedure, where it has one. */
export const ruleOf = (path: string): NamedRule | undefined => {
  const name = LIMITED.get(path)
  return name === undefined ? undefined : { name, ...RULES[name] }
}
