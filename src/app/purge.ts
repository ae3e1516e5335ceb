import { session } from '#src/auth/session/session.ts'
import { clearPinnedReleases } from '#src/offline/pinned/pin-release.ts'
import { clearPersistedAnswers } from '#src/offline/query-persistence/persisted-queries.ts'
import { clearPersistedQueries } from '#src/offline/query-persistence/query-persister.ts'
import { withTimeout } from '#src/platform/with-timeout.ts'
import { deleteInstallation, endSubscription } from '#src/pwa/push/push-subscription.ts'
import { forgetRecent } from '#src/shared/picker/recent-choices.ts'

/** Some browser APIs never answer, or fail. The purge then goes on without that step. */
const STEP_MS = 1000

/** The user, the own organizations and the permissions stay: without them nothing opens offline. */
const clearAnswers = async () => {
  try {
    await clearPersistedAnswers()
  } catch {
    // Nothing of the previous organization may stay, so everything goes.
    await clearPersistedQueries()
  }
}

/** The drafts of the user hold the files, so that an upload can start again. */
const stopUploads = async () => {
  const { forgetUploads } = await import('#src/shared/upload/upload-queue.ts')
  forgetUploads()
}

/** The precache holds the build, which is the same for everybody. All other caches hold data of a user. */
const dropRuntimeCaches = async () => {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !name.includes('precache')).map((name) => caches.delete(name)))
}

const closeNotifications = async () => {
  const registration = await navigator.serviceWorker.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
}

const clearBadge = async () => navigator.clearAppBadge()

/** Each choice names its organization, so a switch of organization leaves them. */
const clearRecentChoices = async () => {
  if (session.getState().jwt === null) forgetRecent()
}

/** After a switch of organization, push messages still go to the same user on the same device. */
const endPush = async () => {
  if (session.getState().jwt !== null) return
  // Firebase is told in any case, though a browser API never answers.
  await withTimeout(STEP_MS, endSubscription()).catch(() => undefined)
  await deleteInstallation()
}

const STEPS = [
  endPush,
  clearPinnedReleases,
  clearRecentChoices,
  stopUploads,
  dropRuntimeCaches,
  closeNotifications,
  clearBadge,
]

/**
 * Deletes what belongs to one user or organization, except drafts and saved views, which name their owner. All persisted
 * answers are deleted by whoever calls it, unless some stay.
 */
export const purge = async (keepsIdentity: boolean): Promise<void> => {
  const steps = keepsIdentity ? [clearAnswers, ...STEPS] : STEPS
  await Promise.allSettled(steps.map((step) => withTimeout(STEP_MS, step())))
}
