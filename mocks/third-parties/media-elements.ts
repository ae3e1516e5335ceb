import { FILES_PATH } from '#mocks/third-parties/file-service.ts'

/** A piece is many megabytes, and only one plays at a time. */
const CACHED_MAX = 3
const fetched = new Map<string, string>()

const keep = (address: string, url: string) => {
  fetched.set(address, url)
  const oldest = fetched.size > CACHED_MAX ? [...fetched][0] : undefined
  if (oldest === undefined) return
  fetched.delete(oldest[0])
  URL.revokeObjectURL(oldest[1])
}

/** An address in this page for what the emulation answers; of nothing when it does not, so that the player fails. */
const fetchFor = async (address: string): Promise<string> => {
  try {
    const response = await fetch(address)
    if (!response.ok) return URL.createObjectURL(new Blob(['nothing']))
    const url = URL.createObjectURL(await response.blob())
    keep(address, url)
    return url
  } catch {
    return URL.createObjectURL(new Blob(['nothing']))
  }
}

/**
 * Audio and video elements load their file past everything that answers the page's own requests. Here they ask the
 * emulation for it first.
 */
export const emulateMediaElements = () => {
  const source = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'src')
  if (source === undefined) return
  const settings = new WeakMap<HTMLMediaElement, number>()
  const write = (element: HTMLMediaElement, address: string) => source.set?.call(element, address)
  Object.defineProperty(HTMLMediaElement.prototype, 'src', {
    ...source,
    set(this: HTMLMediaElement, address: string) {
      const setting = (settings.get(this) ?? 0) + 1
      settings.set(this, setting)
      const known = address.startsWith(FILES_PATH) ? fetched.get(address) : address
      if (known !== undefined) {
        // At once: an address that is set after `play` has been called would undo it.
        write(this, known)
        return
      }
      // What it had is over at once, as with any other address.
      this.removeAttribute('src')
      this.load()
      void fetchFor(address).then((url) => {
        // Not twice where one address was set, another, and the first again: writing it anew would stop what plays.
        if (settings.get(this) === setting) write(this, url)
      })
    },
  })
}
