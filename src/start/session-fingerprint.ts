/**
 * What names a session on the device without holding its token, which stays where a purge fails: 64 bits tell sessions
 * apart, and leave a token as hard to guess as the rest of it. SHA-256 would hold up every read.
 */
export const sessionFingerprint = (jwt: string): string => {
  let one = 1
  let other = 2
  for (const letter of jwt) {
    one = Math.imul(one ^ letter.charCodeAt(0), 0x9e3779b1)
    other = Math.imul(other ^ letter.charCodeAt(0), 0x85ebca77)
  }
  return `${one}.${other}`
}
