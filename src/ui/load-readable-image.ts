const isElsewhere = (address: string): boolean => {
  const { protocol, origin } = new URL(address, location.href)
  return protocol.startsWith('http') && origin !== location.origin
}

const fetchBytes = async (address: string): Promise<Blob> => {
  // The browser may keep an answer to a plain <img>, which storage services do not allow scripts to read.
  const response = await fetch(address, { cache: 'reload', credentials: 'omit' })
  if (!response.ok) throw new Error(`${response.status}: ${address}`)
  return response.blob()
}

/**
 * An image that may be drawn on a canvas and read from it, also where it lives at another origin. Rejects where it
 * cannot be loaded, or where its origin does not let scripts read it.
 */
export const loadReadableImage = async (address: string): Promise<HTMLImageElement> => {
  const image = new Image()
  if (!isElsewhere(address)) {
    image.src = address
    await image.decode()
    return image
  }
  const url = URL.createObjectURL(await fetchBytes(address))
  try {
    image.src = url
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(url)
  }
}
