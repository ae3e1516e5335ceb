import { useSyncExternalStore } from 'react'
import { wayToInstall } from '#src/pwa/install/install.ts'
import { installPrompt } from '#src/pwa/install-prompt.ts'

export const useWayToInstall = () => useSyncExternalStore(installPrompt.subscribe, wayToInstall)
