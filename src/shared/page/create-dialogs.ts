import { createStore } from 'zustand/vanilla'

/** Whether the dialog that begins a release is open; the shell draws it, any screen may ask for it. */
export const newReleaseDialog = createStore(() => false)

/** Whether somebody has begun a new asset, wherever they did. */
export const newAssetDialog = createStore(() => false)
