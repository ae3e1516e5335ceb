import { createStore } from 'zustand/vanilla'

/** Whether somebody has begun a new asset, wherever they did. */
export const newAssetDialog = createStore<boolean>(() => false)
