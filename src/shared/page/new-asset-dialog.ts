import { createStore } from '#src/ui/store.ts'

/** Whether somebody has begun a new asset, wherever they did. */
export const newAssetDialog = createStore(false)
