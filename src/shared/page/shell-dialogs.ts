import { createStore } from 'zustand/vanilla'

/** Whether the menu is drawn over the page, on screens too narrow to show it always. */
export const sidebar = createStore<boolean>(() => false)

/** Whether the dialog that begins a release is open; the shell draws it, any screen may ask for it. */
export const newReleaseDialog = createStore(() => false)

/** Whether somebody has begun a new asset, wherever they did. */
export const newAssetDialog = createStore(() => false)
