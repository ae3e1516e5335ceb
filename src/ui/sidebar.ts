import { createStore } from 'zustand/vanilla'

/** Whether the menu is drawn over the page, on screens too narrow to show it always. */
export const sidebar = createStore<boolean>(() => false)
