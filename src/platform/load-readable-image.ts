import { withTimeout } from '#src/platform/with-timeout.ts'

/** A server that accepts the call and never answers, or a picture that is never decoded, must not be waited for. */
const LOADED_WITHIN_MS = 15_000

const isOtherOrigin = (address: string): boolean => {
  const { protocol, origin } = new URL(address, location.href)
  return protocol.startsWith('http') && origin !== location.origin
}

const fetchBytes = async (address: string): Promise<Blob> => {
  // The browser may have cached the response to a plain <img>, which scripts are not allowed to read.
  const response = await fetch(address, {
    cache: 'reload',
    credentials: 'omit',
    signal: AbortSignal.timeout(LOADED_WITHIN_MS),
  })
  if (!response.ok) throw new Error(`${response.status}: ${address}`)
  return response.blob()
}

/**
 * An image that can be drawn on a canvas and read back, also from another origin. Rejects when it cannot be loaded in
 * time, or when its origin does not let scripts read it.
 */
export const loadReadableImage = async (address: string): Promise<HTMLImageElement> => {
  const image = new Image()
  if (!isOtherOrigin(address)) {
    image.src = address
    await withTimeout(LOADED_WITHIN_MS, image.decode())
    return image
  }
  const url = URL.createObjectURL(await fetchBytes(address))
  try {
    image.src = url
    await withTimeout(LOADED_WITHIN_MS, image.decode())
    return image
  } finally {
    URL.revokeObjectURL(url)
  }
}
