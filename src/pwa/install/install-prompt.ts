import { createStore } from 'zustand/vanilla'

/** The browser's install prompt, which the page can show once. */
export type InstallPrompt = Event & {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const isInstallPrompt = (event: Event): event is InstallPrompt => 'prompt' in event

/** Held back until Liner offers it; null where the browser has none, or Liner is installed. */
export const installPrompt = createStore<InstallPrompt | null>(() => null)

/** Called at the very start: the browser fires the event once. */
export const holdInstallPrompt = () =>
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (isInstallPrompt(event)) installPrompt.setState(event, true)
  })
