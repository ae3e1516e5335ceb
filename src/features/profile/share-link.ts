/** Hands a link to the device's own sharing; whoever closes that has changed their mind, which is no error. */
export const shareLink = async (url: string, title: string): Promise<void> => {
  try {
    await navigator.share({ url, title })
  } catch {
    // Closed, or refused by the browser: the link can still be copied.
  }
}
