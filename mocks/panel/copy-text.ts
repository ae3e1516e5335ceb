/** Copies a text; where the browser does not allow it, the text is in the console. Answers whether it was copied. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // No permission, or an address without encryption.
    console.warn(text)
    return false
  }
}
