import { isIPv6 } from 'node:net'

const GROUPS_OF_NETWORK = 4
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The whole network of an IPv6 address: whoever has one address of it has all of them. */
const networkOf = (address: string): string => {
  const [, mapped] = MAPPED.exec(address) ?? []
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head.split(':').filter((group) => group !== '')
  const after = (tail ?? '').split(':').filter((group) => group !== '')
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after].slice(0, GROUPS_OF_NETWORK).join(':')
}

/**
 * Where a call comes from. Each proxy adds to `x-forwarded-for` whose call it passes on, so only as many entries as there
 * are proxies of our own can be believed: what stands before them was written by the caller.
 */
export const callerAddress = (connected: string, forwardedFor: string | undefined, proxies: number): string => {
  const entries = (forwardedFor ?? '').split(',').map((entry) => entry.trim())
  const noted = proxies === 0 ? undefined : entries.at(-proxies)
  return networkOf(noted === undefined || noted === '' ? connected : noted)
}
