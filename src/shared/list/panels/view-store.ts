import { type SavedView, savedView } from '#src/shared/list/panels/saved-view.ts'
import { z } from '#src/contract/zod.ts'
import { validatedStorage } from '#src/auth/session/validated-storage.ts'
import { createStore } from '#src/ui/store.ts'

export type ViewKey = { userId: string; organizationId: string | null; area: string }

/**
 * Views are how somebody likes to work, not what somebody saw: signing out leaves them here for the next time, as it
 * leaves drafts. The name of the place holds person and organization, so that they are never shown to another one.
 */
const stored = validatedStorage(() => localStorage, z.array(savedView))
const nameOf = ({ userId, organizationId, area }: ViewKey) =>
  ['liner-views', userId, organizationId ?? 'all', area].join('/')

/** Grows with every change, here or in another tab. */
export const viewChanges = createStore(0)
export const notifyViewChange = () => viewChanges.set(viewChanges.get() + 1)

/** What cannot be read is set aside by the storage; where there is no storage, there are no views. */
export const readViews = (viewKey: ViewKey): SavedView[] => {
  try {
    return stored.getItem(nameOf(viewKey))?.state ?? []
  } catch {
    return []
  }
}

/** False when there is no room. */
export const writeViews = (viewKey: ViewKey, views: SavedView[]): boolean => {
  try {
    stored.setItem(nameOf(viewKey), { state: views })
    notifyViewChange()
    return true
  } catch {
    return false
  }
}
