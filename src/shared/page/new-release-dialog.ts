import { createStore } from 'zustand/vanilla'

/** Whether the dialog that begins a release is open; the shell draws it, any screen may ask for it. */
export const newReleaseDialog = createStore<boolean>(() => false)
