import '#src/app/trusted-types.ts'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import '#src/ui/theme/variables.gen.css'
import '#src/ui/theme/tokens.css'
import { createRoot } from 'react-dom/client'
import { App } from '#src/app/app.tsx'
import { startTexts } from '#src/i18n/start.ts'
import { StartFailure, StartLate } from '#src/app/start-failure.tsx'
import { holdInstallPrompt } from '#src/pwa/install-prompt.ts'
import { applyColorScheme } from '#src/ui/theme/color-scheme.ts'

const START_LATE_MS = 3000

const startEmulatedApi = async () => {
  // Both conditions are constants of the build: production holds nothing of the emulation.
  if (!import.meta.env.DEV && import.meta.env.MODE !== 'emulated') return
  const { startEmulation } = await import('#mocks/browser.ts')
  const { rowsSetAside } = await startEmulation()
  if (rowsSetAside === 0) return
  void import('#src/app/rows-set-aside.ts').then(({ tellRowsSetAside }) => tellRowsSetAside(rowsSetAside))
}

/** A browser may refuse even the look at its storage, and a full one what is put there: the page then keeps it itself. */
const standInWhereRefused = async () => {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      storage.setItem('liner-probe', '')
      storage.removeItem('liner-probe')
    }
  } catch {
    const { standIn } = await import('#src/pwa/stand-in-storage.ts')
    standIn()
  }
}

const start = async (root: HTMLElement) => {
  await standInWhereRefused()
  // Nothing of it is on the way to the first screen.
  void import('#src/app/watch-browser.ts').then(({ watchBrowser }) => watchBrowser())
  applyColorScheme()
  holdInstallPrompt()
  const page = createRoot(root)
  const late = setTimeout(() => page.render(<StartLate />), START_LATE_MS)
  try {
    await Promise.all([startEmulatedApi(), startTexts(['common', 'shell'])])
    page.render(<App />)
  } catch (error) {
    page.render(<StartFailure error={error} />)
  } finally {
    clearTimeout(late)
  }
}

const root = document.getElementById('root')
if (root !== null) void start(root)
