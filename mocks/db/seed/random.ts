/** Dice that always fall the same way for the same seed. */
export type Random = {
  /** In [0, 1). */
  next: () => number
  /** A whole number from `min` to `max`, both included. */
  int: (min: number, max: number) => number
  chance: (probability: number) => boolean
  pick: <T>(list: readonly T[]) => T
  shuffle: <T>(list: readonly T[]) => T[]
}

/** Thirty-two bits out of any text (FNV-1a, mixed once more so that neighbours differ). */
export const seedOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Thirty-two bits at each call. */
const mulberry32 = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}

export const createRandom = (seed: number): Random => {
  const bits = mulberry32(seed)
  const next = () => bits() / 4_294_967_296
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(list: readonly T[]): T => {
    const found = list.at(int(0, list.length - 1))
    if (found === undefined) throw new Error('Nothing to pick from')
    return found
  }
  const shuffle = <T>(list: readonly T[]): T[] => {
    const rest = [...list]
    const shuffled: T[] = []
    while (rest.length > 0) shuffled.push(...rest.splice(int(0, rest.length - 1), 1))
    return shuffled
  }
  return { next, int, chance: (probability) => next() < probability, pick, shuffle }
}

/** The two digits of each byte: a start needs tens of thousands of them. */
const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
const digitsOf = (bits: number) =>
  `${DIGITS[bits >>> 24]}${DIGITS[(bits >>> 16) & 0xff]}${DIGITS[(bits >>> 8) & 0xff]}${DIGITS[bits & 0xff]}`

const hex = (text: string, words: number) => {
  const next = mulberry32(seedOf(text))
  let digits = ''
  for (let word = 0; word < words; word += 1) digits += digitsOf(next())
  return digits
}

/** A UUID in the shape of version 4 that is the same for the same text. Two seeds keep it clear of collisions. */
export const uuidOf = (text: string): string => {
  const digits = hex(text, 2) + hex(`${text}#`, 2)
  const variant = '89ab'.charAt(Number.parseInt(digits.charAt(16), 16) % 4)
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20)}`
}

/** Sixty-four hexadecimal digits, as a SHA-256 would be written. */
export const checksumOf = (text: string): string => hex(text, 8)
