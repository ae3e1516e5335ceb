import '#src/app/trusted-types.ts'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import '#src/ui/theme/variables.gen.css'
import '#src/ui/theme/tokens.css'
import '#src/ui/theme/base.css'
import '#src/ui/theme/checkbox.css'
import i18next from 'i18next'
import { createRoot } from 'react-dom/client'
import { App } from '#src/app/app.tsx'
import { firstScreenLoaded, prefetchFirstScreen } from '#src/app/first-screen.ts'
import { startI18n } from '#src/i18n/start-i18n.ts'
import { whenIdle } from '#src/platform/when-idle.ts'
import { holdInstallPrompt } from '#src/pwa/install/install-prompt.ts'
import { watchFailedStyles } from '#src/pwa/update/failed-styles.ts'
import { watchMissingChunks } from '#src/pwa/update/missing-chunk.ts'
import { showToast } from '#src/ui/toast.tsx'

const START_DELAYED_MS = 3000
const BACKGROUND_RETRY_MS = 30_000

/** The stored catalogue of the demo holds rows of another version, which this one cannot read. */
const showUnreadableRowsToast = async (count: number) => {
  await i18next.loadNamespaces('toasts')
  await showToast({
    kind: 'warning',
    title: i18next.t('toasts:rowsSetAside.title'),
    message: i18next.t('toasts:rowsSetAside.description', { count }),
  })
}

const startEmulatedApi = async (i18nStarted: Promise<void>) => {
  // Constants of the build: production contains nothing of the emulation, and the mode `server` starts none.
  if (import.meta.env.MODE === 'server' || (!import.meta.env.DEV && import.meta.env.MODE !== 'emulated')) return
  const { startEmulation } = await import('#mocks/browser.ts')
  const { rowsSetAside } = await startEmulation()
  if (rowsSetAside === 0) return
  await i18nStarted
  void showUnreadableRowsToast(rowsSetAside)
}

/** A browser may refuse all access to its storage, and a full one refuses to write: memory then takes its place. */
const ensureStorage = async () => {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      // Any text that is longer than the marker of the outbox, which has to fit.
      storage.setItem('liner-probe', navigator.userAgent)
      storage.removeItem('liner-probe')
    }
  } catch {
    const { installMemoryStorage } = await import('#src/offline/storage/memory-storage.ts')
    installMemoryStorage()
  }
}

/** What is not needed for the first screen is loaded once that is painted. */
const startBackground = async () => {
  await firstScreenLoaded()
  await whenIdle()
  try {
    const { startBackgroundTasks } = await import('#src/app/background-tasks.ts')
    startBackgroundTasks()
  } catch {
    // Without them, nothing that waits is sent.
    setTimeout(() => void startBackground(), BACKGROUND_RETRY_MS)
  }
}

/** Says on the painted shell of the HTML, in every language, what keeps the app waiting. */
const showOnShell = (state: 'late' | 'failed', reason = '') => {
  const shell = document.getElementById('shell')
  if (shell === null) return
  shell.dataset['state'] = state
  shell.querySelector('pre')?.append(reason)
}

const start = async (root: HTMLElement) => {
  await ensureStorage()
  // From the first moment: the router would reload the page, even where no host is left.
  watchFailedStyles()
  watchMissingChunks(() => window.location.reload())
  void startBackground()
  holdInstallPrompt()
  const page = createRoot(root)
  const delayed = setTimeout(() => showOnShell('late'), START_DELAYED_MS)
  try {
    const i18nStarted = startI18n(['common', 'shell'])
    const apiStarted = startEmulatedApi(i18nStarted).then(prefetchFirstScreen)
    await Promise.all([apiStarted, i18nStarted])
    page.render(<App />)
  } catch (error) {
    showOnShell('failed', error instanceof Error ? error.message : '')
  } finally {
    clearTimeout(delayed)
  }
}

const root = document.getElementById('root')
if (root !== null) void start(root)
