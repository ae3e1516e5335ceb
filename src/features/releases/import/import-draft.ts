import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { session } from '#src/auth/session/session.ts'
import { validatedStorage } from '#src/auth/session/validated-storage.ts'
import { EMPTY_IMPORT, type ImportState, importState } from '#src/features/releases/import/import-state.ts'

const PREFIX = 'import-'
const SAVED_AFTER_MS = 300
const stored = validatedStorage(() => sessionStorage, importState)

const store = createStore<ImportState>(() => EMPTY_IMPORT)
let openKey: string | null = null
let timer: ReturnType<typeof setTimeout> | undefined

const save = () => {
  clearTimeout(timer)
  if (openKey === null) return
  const work = store.getState()
  try {
    if (work === EMPTY_IMPORT) stored.removeItem(PREFIX + openKey)
    else stored.setItem(PREFIX + openKey, { state: work })
  } catch {
    // Storage is full: the page still has everything, only a reload loses it.
  }
}

/** Opens the unfinished import of this user into this organization, in this tab. */
export const openImport = (key: string) => {
  if (openKey === key) return
  openKey = key
  store.setState(stored.getItem(PREFIX + key)?.state ?? EMPTY_IMPORT, true)
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
