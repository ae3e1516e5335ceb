import type { BackendModule, ReadCallback } from 'i18next'

const addresses = import.meta.glob<string>('./*/*.json', {
  base: '/locales',
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

const LONGEST_MS = 5000

/** A file that never comes is given up, so that it can be tried again. */
const fetchInTime = async (address: string): Promise<Response> => {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), LONGEST_MS)
  try {
    return await fetch(address, { signal: limit.signal })
  } finally {
    clearTimeout(timer)
  }
}

const read = async (language: string, namespace: string, done: ReadCallback) => {
  const address = addresses[`./${language}/${namespace}.json`]
  if (address === undefined) return done(`no texts ${language}/${namespace}`, false)
  try {
    const response = await fetchInTime(address)
    if (!response.ok) return done(response.statusText, true)
    done(null, await response.json())
  } catch (error) {
    // Only an error given with `true` is tried again, with the connector's own pauses.
    done(error instanceof Error ? error : String(error), true)
  }
}

/** Reads one language and one namespace at a time, from files that carry a hash in their name. */
export const textFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => void read(language, namespace, done),
}
