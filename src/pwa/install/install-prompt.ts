import { createStore } from 'zustand/vanilla'

/** The browser's own question, which it asks when it is told to. */
export type InstallPrompt = Event & {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const isInstallPrompt = (event: Event): event is InstallPrompt => 'prompt' in event

/** Held back until Liner offers it itself; null where the browser has nothing to ask, or Liner is installed. */
export const installPrompt = createStore<InstallPrompt | null>(() => null)

/** From the start: the browser says it once. */
export const holdInstallPrompt = () =>
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (isInstallPrompt(event)) installPrompt.setState(event, true)
  })
