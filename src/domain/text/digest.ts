const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193
const HEX = 16

/** FNV-1a with the length: short enough to be kept for every reason and state, and different for what a person changes. */
export const digestOf = (text: string): string => {
  let hash = FNV_OFFSET
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME)
  return `${(hash >>> 0).toString(HEX)}-${text.length.toString(HEX)}`
}
