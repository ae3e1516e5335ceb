/** What a limit counts by: where a call comes from, whom it is about, or both together. */
export type Basis = 'address' | 'email' | 'both'
export type Limit = { by: Basis; tries: number; seconds: number }
type Rule = {
  limits: readonly Limit[]
  /** Whether a call that succeeds counts too. */
  isSuccessCounted: boolean
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

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
  },
  social: { limits: [{ by: 'address', tries: 30, seconds: 15 * MINUTE }], isSuccessCounted: false },
  sendCode: {
    limits: [
      { by: 'email', tries: 6, seconds: HOUR },
      { by: 'address', tries: 60, seconds: HOUR },
    ],
    isSuccessCounted: true,
  },
  useCode: {
    limits: [
      { by: 'email', tries: 30, seconds: HOUR },
      { by: 'address', tries: 100, seconds: 15 * MINUTE },
    ],
    isSuccessCounted: false,
  },
  invite: {
    limits: [
      { by: 'email', tries: 10, seconds: HOUR },
      { by: 'address', tries: 200, seconds: HOUR },
    ],
    isSuccessCounted: true,
  },
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
])

export type NamedRule = Rule & { name: string }
export const ALL_RULES: readonly NamedRule[] = Object.entries(RULES).map(([name, rule]) => ({ name, ...rule }))

/** The rule of a procedure, where it has one. */
export const ruleOf = (path: string): NamedRule | undefined => {
  const name = LIMITED.get(path)
  return name === undefined ? undefined : { name, ...RULES[name] }
}
