import { importWork, type ImportWork, NO_WORK } from '#src/features/releases/import/import-work.ts'
import { session } from '#src/session/session.ts'
import { createStore, useStored } from '#src/ui/store.ts'

const PREFIX = 'import-'
const SAVED_AFTER_MS = 300

const store = createStore<ImportWork>(NO_WORK)
let openKey: string | null = null
let timer: ReturnType<typeof setTimeout> | undefined

const save = () => {
  clearTimeout(timer)
  if (openKey === null) return
  const work = store.get()
  try {
    if (work === NO_WORK) sessionStorage.removeItem(PREFIX + openKey)
    else sessionStorage.setItem(PREFIX + openKey, JSON.stringify(work))
  } catch {
    // A full storage: the page still has it all, only a reload would not.
  }
}

const read = (key: string): ImportWork => {
  try {
    const found = importWork.safeParse(JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null'))
    return found.success ? found.data : NO_WORK
  } catch {
    return NO_WORK
  }
}

/** Finds what this person left here of an import into this organization, in this tab. */
export const openWork = (key: string) => {
  if (openKey === key) return
  openKey = key
  store.set(read(key))
}

export const currentWork = store.get
export const useWork = () => useStored(store)
export const changeWork = (change: (work: ImportWork) => ImportWork) => {
  store.set(change(store.get()))
  clearTimeout(timer)
  timer = setTimeout(save, SAVED_AFTER_MS)
}
export const forgetWork = () => changeWork(() => NO_WORK)

window.addEventListener('pagehide', save)
session.subscribe((now, before) => {
  if (now.jwt === before.jwt && now.organizationId === before.organizationId) return
  // It stays its writer's, who finds it after signing in again; nobody else's key leads to it.
  save()
  openKey = null
  store.set(NO_WORK)
})
