import { createStore } from '#src/ui/store.ts'

/** Whether the menu is drawn over the page, on screens too narrow to show it always. */
export const sidebar = createStore(false)
