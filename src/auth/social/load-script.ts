/** How asking a provider ends: with its token, or one of the ways of not getting it. */
export type ProviderResult = { kind: 'granted'; accessToken: string } | { kind: 'cancelled' | 'blocked' | 'failed' }

export const FAILED: ProviderResult = { kind: 'failed' }

const LIMIT_MS = 10_000

const loading = new Map<string, Promise<void>>()

const load = (address: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      loading.delete(address)
      reject(new Error(`not loaded: ${address}`))
    }
    const timer = setTimeout(fail, LIMIT_MS)
    script.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    script.onerror = () => {
      clearTimeout(timer)
      fail()
    }
    script.async = true
    script.src = address
    document.head.append(script)
  })

/** Loads a provider's client once, on its first use; rejects when it has not come within ten seconds. */
export const loadScript = (address: string): Promise<void> => {
  const known = loading.get(address) ?? load(address)
  loading.set(address, known)
  return known
}
