export type ByteRange = { from: number; to: number }

/**
 * The first and last byte that a header asks for: null where all of them are sent, since it asks for nothing, for
 * several parts or in a way that HTTP does not know; 'NONE' where it asks for what is beyond the end.
 */
export const readRange = (header: string | undefined, bytes: number): ByteRange | 'NONE' | null => {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || `${first}${last}` === '') return null
  // From the end: players look there for what was recorded.
  const isSuffix = first === ''
  const from = isSuffix ? Math.max(0, bytes - Number(last)) : Number(first)
  const to = isSuffix || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (!isSuffix && last !== '' && Number(last) < from) return null
  return from < bytes ? { from, to } : 'NONE'
}
