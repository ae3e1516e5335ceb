import i18next from 'i18next'
import { firstScreenLoaded } from '#src/app/first-screen.ts'
import { handleServiceWorkerMessages } from '#src/app/service-worker-messages.ts'
import { addBanner } from '#src/app/shell/banners.ts'
import { session } from '#src/auth/session/session.ts'
import { chooseLanguage } from '#src/i18n/choose-language.ts'
import { checkStorage } from '#src/offline/storage/browser-storage.ts'
import { StorageBanner } from '#src/offline/storage/storage-banner.tsx'
import { whenIdle } from '#src/platform/when-idle.ts'
import { InstallBanner, offerInstall } from '#src/pwa/install/install-banner.tsx'
import { syncManifestLanguage } from '#src/pwa/install/manifest-language.ts'
import { syncAppBadge } from '#src/pwa/push/app-badge.ts'
import { writePushLanguage } from '#src/pwa/push/push-device-store.ts'
import { offerPushAfterSubmission, PushOfferBanner } from '#src/pwa/push/push-offer-banner.tsx'
import { UpdateBanner } from '#src/pwa/update/update-banner.tsx'
import { answerUpdateRequests, registerServiceWorker } from '#src/pwa/update/update.ts'
import { preloadToasts } from '#src/ui/toast.tsx'

const paintBrowserFrame = () => {
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--color-paper').trim()
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = paper
}

/** The browser's frame follows the scheme chosen here, which may not be the system's. */
const followColorScheme = () => {
  paintBrowserFrame()
  new MutationObserver(paintBrowserFrame).observe(document.documentElement, {
    attributeFilter: ['data-mantine-color-scheme'],
  })
}

const reload = () => window.location.reload()

/** The first worker fetches the whole build, and must not compete with the first screen for the network. */
const startServiceWorker = async () => {
  if (navigator.serviceWorker?.controller === null) await firstScreenLoaded()
  await registerServiceWorker(reload)
}

/** Everything that makes the page an app of the device. */
const watchDevice = () => {
  followColorScheme()
  syncManifestLanguage()
  answerUpdateRequests()
  offerInstall()
  addBanner(StorageBanner)
  addBanner(UpdateBanner)
  addBanner(InstallBanner)
  void checkStorage()
  // A browser may refuse the worker. Liner then works online only.
  startServiceWorker().catch(() => undefined)
}

const storePushLanguage = () => void writePushLanguage(i18next.resolvedLanguage ?? 'en')

const watchPush = () => {
  storePushLanguage()
  i18next.on('languageChanged', storePushLanguage)
  handleServiceWorkerMessages()
  syncAppBadge()
  offerPushAfterSubmission()
  addBanner(PushOfferBanner)
}

const MEMBER_PARTS = [
  () => import('#src/app/purge.ts'),
  () => import('#src/offline/query-persistence/data-age-line.tsx'),
  () => import('#src/app/outbox-entry.ts'),
  () => import('#src/features/outbox/outbox-banner.tsx'),
]

/** A server that does not answer holds every connection of the browser soon: then these parts would wait as well. */
const PRELOAD_AFTER_MS = 1000

const preloadOfflineParts = async () => {
  await firstScreenLoaded(PRELOAD_AFTER_MS)
  const parts = session.getState().jwt === null ? [preloadToasts] : [preloadToasts, ...MEMBER_PARTS]
  // A part that fails to load now is loaded again when it is shown.
  await Promise.allSettled(parts.map((load) => load()))
}

/** Loads what is shown offline or deletes at a sign-out: on a first visit no worker has it yet. */
const watchOfflineParts = () => {
  void preloadOfflineParts()
  session.subscribe(() => void preloadOfflineParts())
}

const MEMBER_RETRY_MS = 30_000

const startMemberTasks = async () => {
  if (session.getState().jwt === null) return
  try {
    const tasks = await import('#src/app/member-tasks.ts')
    tasks.startMemberTasks()
  } catch {
    // Their code did not come.
    setTimeout(() => void startMemberTasks(), MEMBER_RETRY_MS)
  }
}

/** The code of it is fetched only where somebody is signed in. */
const watchMembers = () => {
  void startMemberTasks()
  session.subscribe(() => void startMemberTasks())
}

/** Its code is loaded before somebody needs it: where the texts are silent, so is the code. */
const resumeLanguage = async () => {
  try {
    const { readPendingLanguage } = await import('#src/i18n/change-language.ts')
    const language = readPendingLanguage()
    if (language !== null) chooseLanguage(language)
  } catch {
    // It is loaded again with the next choice of a language.
  }
}

const deleteForeignAnswers = async () => {
  await firstScreenLoaded()
  await whenIdle()
  const foreign = await import('#src/offline/query-persistence/foreign-answers.ts')
  await foreign.deleteForeignAnswers()
}

const showReloadNotice = async () => {
  const notice = await import('#src/pwa/update/reload-notice.ts')
  await notice.showReloadNotice()
}

/** What the page does beside its screens, in one chunk that is loaded after the first of them. */
export const startBackgroundTasks = () => {
  void resumeLanguage()
  watchDevice()
  watchPush()
  watchOfflineParts()
  watchMembers()
  // Without their code they are tried at the next start.
  for (const task of [showReloadNotice, deleteForeignAnswers]) task().catch(() => undefined)
}
