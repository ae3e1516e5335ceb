/** The answer of a provider. */
export type ProviderResult = { kind: 'granted'; accessToken: string } | { kind: 'cancelled' | 'blocked' | 'failed' }

export const FAILED: ProviderResult = { kind: 'failed' }

const TIMEOUT_MS = 10_000

const loading = new Map<string, Promise<void>>()

const load = (address: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      loading.delete(address)
      reject(new Error(`not loaded: ${address}`))
    }
    const timer = setTimeout(fail, TIMEOUT_MS)
    script.addEventListener('load', () => {
      clearTimeout(timer)
      resolve()
    })
    script.addEventListener('error', () => {
      clearTimeout(timer)
      fail()
    })
    script.async = true
    script.src = address
    document.head.append(script)
  })

/** Loads a provider's client once. Rejects after ten seconds, and can then be called again. */
export const loadScript = (address: string): Promise<void> => {
  const promise = loading.get(address) ?? load(address)
  loading.set(address, promise)
  return promise
}
