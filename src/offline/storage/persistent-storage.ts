let asked = false

/**
 * Asks the browser, once a visit, not to clear what is kept when it runs out of room. Only now that there is something
 * to lose: some browsers ask the person in turn.
 */
export const requestPersistentStorage = () => {
  if (asked || !('storage' in navigator) || !('persist' in navigator.storage)) return
  asked = true
  void navigator.storage
    .persisted()
    .then((lasting) => lasting || navigator.storage.persist())
    .catch(() => undefined)
}
