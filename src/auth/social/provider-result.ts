/** How asking a provider ends: with its token, or one of the ways of not getting it. */
export type ProviderResult = { kind: 'granted'; accessToken: string } | { kind: 'cancelled' | 'blocked' | 'failed' }

export const FAILED: ProviderResult = { kind: 'failed' }
