import { importState, type ImportState, EMPTY_IMPORT } from '#src/features/releases/import/import-state.ts'
import { session } from '#src/auth/session/session.ts'
import { createStore } from 'zustand/vanilla'
import { useStore } from 'zustand'

const PREFIX = 'import-'
const SAVED_AFTER_MS = 300

const store = createStore<ImportState>(() => EMPTY_IMPORT)
let openKey: string | null = null
let timer: ReturnType<typeof setTimeout> | undefined

const save = () => {
  clearTimeout(timer)
  if (openKey === null) return
  const work = store.getState()
  try {
    if (work === EMPTY_IMPORT) sessionStorage.removeItem(PREFIX + openKey)
    else sessionStorage.setItem(PREFIX + openKey, JSON.stringify(work))
  } catch {
    // Storage is full: the page still has everything, only a reload loses it.
  }
}

const read = (key: string): ImportState => {
  try {
    const found = importState.safeParse(JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null'))
    return found.success ? found.data : EMPTY_IMPORT
  } catch {
    // Storage is blocked or its content damaged: the import starts empty.
    return EMPTY_IMPORT
  }
}

/** Opens the unfinished import of this user into this organization, in this tab. */
export const openImport = (key: string) => {
  if (openKey === key) return
  openKey = key
  store.setState(read(key), true)
}

export const currentImport = store.getState
export const useImportState = () => useStore(store)
export const updateImport = (change: (work: ImportState) => ImportState) => {
  store.setState(change(store.getState()), true)
  clearTimeout(timer)
  timer = setTimeout(save, SAVED_AFTER_MS)
}
export const clearImport = () => updateImport(() => EMPTY_IMPORT)

window.addEventListener('pagehide', save)
session.subscribe((now, before) => {
  if (now.jwt === before.jwt && now.organizationId === before.organizationId) return
  // Its key names its user, who finds it after the next sign-in.
  save()
  openKey = null
  store.setState(EMPTY_IMPORT, true)
})
