import { isApplePhone, rememberAnswer } from '#src/pwa/install/install-record.ts'
import { installPrompt } from '#src/pwa/install/install-prompt.ts'
import { useSyncExternalStore } from 'react'

const isInstalled = () =>
  matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

/** How Liner gets onto this device: by the browser's own question, by hand, or not at all because it is there already. */
export const installMethod = (): 'prompt' | 'steps' | null => {
  if (isInstalled()) return null
  if (installPrompt.getState() !== null) return 'prompt'
  return isApplePhone(navigator) ? 'steps' : null
}

/** Shows the browser's prompt, which can be shown once. */
export const install = async (): Promise<void> => {
  const question = installPrompt.getState()
  installPrompt.setState(null, true)
  rememberAnswer()
  await question?.prompt()
}

export const useInstallMethod = () => useSyncExternalStore(installPrompt.subscribe, installMethod)
