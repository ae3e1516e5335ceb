import { isPending, uploads } from '#src/shared/upload/upload-store.ts'

const isSending = () => Object.values(uploads.getState()).some(isPending)

/** A screen that goes dark takes the network with it on many phones: it stays on while a file is on its way. */
export const holdWakeLockWhileUploading = () => {
  if (!('wakeLock' in navigator)) return
  let lock: WakeLockSentinel | null = null
  let asking = false

  const take = async () => {
    asking = true
    // Refused, as with a low battery: the upload goes on without it.
    lock = await navigator.wakeLock.request('screen').catch(() => null)
    asking = false
    // What was sent while the system was asked needs it no more.
    if (lock !== null) settle()
  }
  const settle = () => {
    const wanted = isSending() && document.visibilityState === 'visible'
    const held = lock !== null && !lock.released
    if (wanted && !held && !asking) void take()
    if (!wanted && held) void lock?.release()
  }
  uploads.subscribe(settle)
  // The system takes it back whenever the page is out of sight.
  document.addEventListener('visibilitychange', settle)
  settle()
}
