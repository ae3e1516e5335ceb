import type { ProviderTokens } from './trials/sessions.ts'

const PROVIDERS = [
  { key: 'google', name: 'Google', signIn: 'auth.googleSignIn' },
  { key: 'facebook', name: 'Facebook', signIn: 'auth.facebookSignIn' },
] as const

/** What nobody tried because no token of a provider was given, as a sentence; empty where all of it was tried. */
export const notTried = (tokens: ProviderTokens): string => {
  const missing = PROVIDERS.filter(({ key }) => tokens[key] === undefined)
  if (missing.length === 0) return ''
  const options = missing.map(({ key }) => `--${key}-token`).join(' and ')
  const names = missing.map(({ name }) => name).join(' and ')
  const calls = missing.map(({ signIn }) => signIn).join(', ')
  return `Without ${options} nobody signed in with ${names}, and no account there was linked or unlinked: ${calls} were only tried with made-up tokens.`
}
