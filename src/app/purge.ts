import { clearPersistedQueries } from '#src/offline/query-persistence/query-persister.ts'
import { withTimeout } from '#src/platform/with-timeout.ts'
import { RECENT_CHOICES } from '#src/shared/picker/recent-choices-key.ts'
import { session } from '#src/auth/session/session.ts'

/** Who one is and what one may do where stays with the same person: without it nothing opens offline. */
const forgetAnswers = async () => {
  try {
    const { clearPersistedAnswers } = await import('#src/offline/query-persistence/persisted-queries.ts')
    await clearPersistedAnswers()
  } catch {
    await clearPersistedQueries()
  }
}

/** Files on their way belong to the one who picked them: their drafts keep them. */
const stopUploads = async () => {
  const { forgetUploads } = await import('#src/shared/upload/upload-queue.ts')
  forgetUploads()
}

const forgetKeptPictures = async () => {
  await (await import('#src/offline/pinned/clear-pinned-releases.ts')).clearPinnedReleases()
}

/** What the app is made of is everybody's; any other cache was filled for somebody. */
const dropRuntimeCaches = async () => {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !name.includes('precache')).map((name) => caches.delete(name)))
}

const closeNotifications = async () => {
  const registration = await navigator.serviceWorker.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
}

const clearBadge = async () => navigator.clearAppBadge()

/** They know their organization, and wait for it while another one is chosen. */
const forgetRecentChoices = async () => {
  if (session.getState().jwt === null) localStorage.removeItem(RECENT_CHOICES)
}

/** Whoever works for another organization is still the same person, told on the same device. */
const leaveDevice = async () => {
  if (session.getState().jwt !== null) return
  const { endSubscription } = await import('#src/pwa/push/push-subscription.ts')
  await endSubscription()
  const { deleteInstallation } = await import('#src/pwa/push/delete-installation.ts')
  await deleteInstallation()
}

const STEPS = [
  leaveDevice,
  forgetKeptPictures,
  forgetRecentChoices,
  stopUploads,
  dropRuntimeCaches,
  closeNotifications,
  clearBadge,
]

/** A part of the browser that never answers holds back nobody: its step goes on behind what comes next. */
const STEP_MS = 1000

/** Nothing of one person or organization is left for the next, whatever the browser lacks; drafts and saved views stay their owner's. */
export const purge = async ({ keepsIdentity = false } = {}): Promise<void> => {
  const steps = [keepsIdentity ? forgetAnswers : clearPersistedQueries, ...STEPS]
  await Promise.allSettled(steps.map((step) => withTimeout(STEP_MS, step())))
}
