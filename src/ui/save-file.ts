const FREED_AFTER_MS = 60_000

/** Saves a text or a picture as a file in the browser's downloads. */
export const saveFile = (name: string, content: BlobPart, type: string): void => {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it after the click: freed at once, some lose its name or the whole of it.
  setTimeout(() => URL.revokeObjectURL(url), FREED_AFTER_MS)
}
