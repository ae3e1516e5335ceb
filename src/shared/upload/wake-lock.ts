import { isPending, uploads } from '#src/shared/upload/upload-store.ts'

const isSending = () => Object.values(uploads.getState()).some(isPending)

/** Keeps the screen on during uploads, because many phones drop the network when it turns off. */
export const holdWakeLockWhileUploading = () => {
  if (!('wakeLock' in navigator)) return
  let lock: WakeLockSentinel | null = null
  let asking = false

  const take = async () => {
    asking = true
    // The system may refuse, as with a low battery: the upload goes on without a lock.
    lock = await navigator.wakeLock.request('screen').catch(() => null)
    asking = false
    // The upload may have ended during the request.
    if (lock !== null) settle()
  }
  const settle = () => {
    const wanted = isSending() && document.visibilityState === 'visible'
    const held = lock !== null && !lock.released
    if (wanted && !held && !asking) void take()
    if (!wanted && held) void lock?.release()
  }
  uploads.subscribe(settle)
  // The system releases the lock whenever the page is hidden.
  document.addEventListener('visibilitychange', settle)
  settle()
}
