const ORIGIN = 'https://liner.invalid'

const hasControlCharacter = (value: string) => [...value].some((character) => character < ' ' || character === '\u007f')

const decoded = (value: string): string | null => {
  try {
    return decodeURIComponent(value)
  } catch {
    // A malformed escape sequence: null is the answer.
    return null
  }
}

/** Whether a path can be decoded. If not, the router finds no route, not even the one for unknown paths. */
export const isDecodable = (path: string): boolean => decoded(path) !== null

const isInside = (value: string) =>
  value.startsWith('/') && !/^\/[/\\]/.test(value) && !value.includes('\\') && !hasControlCharacter(value)

/** A path from outside, if it leads into this app, or null if it might lead to another origin. */
export const safePath = (value: string): string | null => {
  if (!isInside(value) || !isInside(decoded(value) ?? '')) return null
  const url = new URL(value, ORIGIN)
  const path = `${url.pathname}${url.search}${url.hash}`
  // A browser resolves dots in a path: `/.//evil` becomes a path that starts with two slashes.
  return url.origin === ORIGIN && isInside(path) ? path : null
}
