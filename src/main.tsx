import '#src/app/trusted-types.ts'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import '#src/ui/theme/variables.gen.css'
import '#src/ui/theme/tokens.css'
import { createRoot } from 'react-dom/client'
import { App } from '#src/app/app.tsx'
import { startI18n } from '#src/i18n/start-i18n.ts'
import { StartFailure, StartDelayed } from '#src/app/start-failure.tsx'
import { holdInstallPrompt } from '#src/pwa/install/install-prompt.ts'
import { applyColorScheme } from '#src/ui/theme/color-scheme.ts'

const START_LATE_MS = 3000

const startEmulatedApi = async () => {
  // Both conditions are constants of the build: production holds nothing of the emulation.
  if (!import.meta.env.DEV && import.meta.env.MODE !== 'emulated') return
  const { startEmulation } = await import('#mocks/browser.ts')
  const { rowsSetAside } = await startEmulation()
  if (rowsSetAside === 0) return
  void import('#src/app/unreadable-rows-toast.ts').then(({ showUnreadableRowsToast }) =>
    showUnreadableRowsToast(rowsSetAside),
  )
}

/** A browser may refuse even the look at its storage, and a full one what is put there: the page then keeps it itself. */
const standInWhereRefused = async () => {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      storage.setItem('liner-probe', '')
      storage.removeItem('liner-probe')
    }
  } catch {
    const { installMemoryStorage } = await import('#src/offline/storage/memory-storage.ts')
    installMemoryStorage()
  }
}

const start = async (root: HTMLElement) => {
  await standInWhereRefused()
  // Nothing of it is on the way to the first screen.
  void import('#src/app/background-tasks.ts').then(({ startBackgroundTasks }) => startBackgroundTasks())
  applyColorScheme()
  holdInstallPrompt()
  const page = createRoot(root)
  const late = setTimeout(() => page.render(<StartDelayed />), START_LATE_MS)
  try {
    await Promise.all([startEmulatedApi(), startI18n(['common', 'shell'])])
    page.render(<App />)
  } catch (error) {
    page.render(<StartFailure error={error} />)
  } finally {
    clearTimeout(late)
  }
}

const root = document.getElementById('root')
if (root !== null) void start(root)
