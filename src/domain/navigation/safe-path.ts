const ORIGIN = 'https://liner.invalid'

const hasControl = (value: string) => [...value].some((character) => character < ' ' || character === '\u007f')

const decoded = (value: string): string | null => {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

/** Whether a path can be decoded: a router that cannot decode it finds no route, not even the one for unknown paths. */
export const isDecodable = (path: string): boolean => decoded(path) !== null

const isInside = (value: string) =>
  value.startsWith('/') && !/^\/[/\\]/.test(value) && !value.includes('\\') && !hasControl(value)

/** A path of this app that is safe to open although it comes from outside, or null: never another origin. */
export const safePath = (value: string): string | null => {
  if (!isInside(value) || !isInside(decoded(value) ?? '')) return null
  const url = new URL(value, ORIGIN)
  const path = `${url.pathname}${url.search}${url.hash}`
  // What a browser makes of dots in a path, such as `/.//evil`, can begin with two slashes again.
  return url.origin === ORIGIN && isInside(path) ? path : null
}
