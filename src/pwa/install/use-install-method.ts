import { useSyncExternalStore } from 'react'
import { installMethod } from '#src/pwa/install/install.ts'
import { installPrompt } from '#src/pwa/install/install-prompt.ts'

export const useInstallMethod = () => useSyncExternalStore(installPrompt.subscribe, installMethod)
