export const PROVIDERS = ['google', 'facebook'] as const
export type Provider = (typeof PROVIDERS)[number]

const ids: Record<Provider, string | undefined> = {
  google: import.meta.env.VITE_GOOGLE_CLIENT_ID,
  facebook: import.meta.env.VITE_FACEBOOK_APP_ID,
}
export const clientIdOf = (provider: Provider): string => ids[provider] ?? ''

/** The providers that this build is configured for. */
export const offeredProviders = (): Provider[] => PROVIDERS.filter((provider) => clientIdOf(provider) !== '')
