import { createStore } from 'zustand/vanilla'
import type { Language } from '#src/domain/interface-languages.ts'

type PendingLanguage = { language: Language; /** Whether it takes so long that the page says so. */ isLate: boolean }

/** A chosen language whose texts have not come yet. Until then the page shows the one before. */
export const pendingLanguage = createStore<PendingLanguage | null>(() => null)

export const isPending = (language: Language): boolean => pendingLanguage.getState()?.language === language
