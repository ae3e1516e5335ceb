import type { MemoryDatabase } from '#mocks/db/database.ts'
import { readPanelState } from '#mocks/panel/panel-state.ts'

/** The key below Escape, whatever is printed on it: the backquote, the backslash on an Italian keyboard. */
const KEY = 'Backquote'

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Opens and closes the panel with one key; its code is loaded when it is first opened. */
export const listenForPanelKey = (database: MemoryDatabase): void => {
  const toggle = async () => {
    const { togglePanel } = await import('#mocks/panel/open-panel.tsx')
    togglePanel(database)
  }
  document.addEventListener('keydown', (event) => {
    if (event.code !== KEY || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
    event.preventDefault()
    void toggle()
  })
  if (readPanelState().isOpen) void toggle()
}
