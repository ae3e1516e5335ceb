import { createTRPCClient, httpBatchLink } from '@trpc/client'
import type { AppRouter } from '#src/contract/router.ts'

const TIMEOUT_MS = 2000

/** Needs the token, which the session no longer has. `keepalive`: the page may close before the answer. */
export const sendSignOut = async (jwt: string, deviceToken: string | null): Promise<void> => {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), TIMEOUT_MS)
  const send: typeof fetch = (url, options) => fetch(url, { ...options, keepalive: true })
  const links = [httpBatchLink({ url: '/api/trpc', headers: { authorization: `Bearer ${jwt}` }, fetch: send })]
  const { auth } = createTRPCClient<AppRouter>({ links })
  try {
    await auth.signOut.mutate({ deviceToken: deviceToken ?? undefined }, { signal: limit.signal })
  } finally {
    clearTimeout(timer)
  }
}
