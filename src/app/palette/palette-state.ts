import { createStore } from 'zustand/vanilla'

/** Which of the two lies over the page: what finds anything, or the list of keys. */
export const palette = createStore<'search' | 'keys' | null>(() => null)

export const closePalette = () => palette.setState(null)
