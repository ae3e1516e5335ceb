import { createStore } from 'zustand/vanilla'

/** Whether the menu is open over the page, on narrow screens. */
export const sidebar = createStore<boolean>(() => false)

/** Whether the dialog for a new release is open. The shell renders it, any screen opens it. */
export const newReleaseDialog = createStore(() => false)

/** Whether the dialog for a new asset is open. */
export const newAssetDialog = createStore(() => false)

/**
 * How often play was pressed since the player was closed. Its bar is there from the first press on, on every page; each
 * press asks again for its code where that could not be fetched.
 */
export const playPresses = createStore(() => 0)
