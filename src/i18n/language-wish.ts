import { createStore } from 'zustand/vanilla'
import type { Language } from '#src/domain/interface-languages.ts'

type LanguageWish = { language: Language; /** Whether it takes so long that the page says so. */ isLate: boolean }

/** A chosen language whose texts have not come yet. Until then the page shows the one before. */
export const languageWish = createStore<LanguageWish | null>(() => null)

export const isWished = (language: Language): boolean => languageWish.getState()?.language === language
