import { createRoot, type Root } from 'react-dom/client'
import type { MemoryDatabase } from '#mocks/db/database.ts'
import { changePanelState } from '#mocks/panel/panel-state.ts'
import { Panel } from '#mocks/panel/panel.tsx'

let open: { root: Root; host: HTMLElement; before: Element | null } | undefined

const closePanel = () => {
  if (open === undefined) return
  const { root, host, before } = open
  open = undefined
  root.unmount()
  host.remove()
  changePanelState({ isOpen: false })
  if (before instanceof HTMLElement) before.focus()
}

/** Opens the panel, or closes it; the focus goes into it and back. */
export const togglePanel = (database: MemoryDatabase): void => {
  if (open !== undefined) return closePanel()
  const host = document.createElement('div')
  host.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closePanel()
  })
  const root = createRoot(host)
  open = { root, host, before: document.activeElement }
  document.body.append(host)
  changePanelState({ isOpen: true })
  root.render(<Panel database={database} onClose={closePanel} />)
}
