import type { ComponentType } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

type ToastKind = 'success' | 'error' | 'warning' | 'info' | 'destructive'
export type Toast = {
  /** The id by which `hideToast` finds it. */
  id?: string
  kind: ToastKind
  title: string
  message: string
  /** What can be done about it while it is shown, such as an undo. */
  action?: { label: string; run: () => void }
  /** Called once it is shown: never on a page that could not start. */
  onShown?: () => void
}

const outlet = createStore<{ Outlet: ComponentType | null }>(() => ({ Outlet: null }))

/** Without a network and without a worker, what draws a toast could not be fetched when there is one to show. */
export const preloadToasts = () => import('#src/ui/toast-outlet.tsx')

/** Shows one toast at a time: a new one replaces the one before. */
export const showToast = async (toast: Toast) => {
  const { ToastOutlet, presentToast } = await preloadToasts()
  outlet.setState({ Outlet: ToastOutlet })
  presentToast(toast)
}

/** Hides a toast that is no longer true. */
export const hideToast = async (id: string) => {
  if (outlet.getState().Outlet === null) return
  const { dismissToast } = await preloadToasts()
  dismissToast(id)
}

/** Where toasts appear. What draws them is there before it is rendered: a part that is missing leaves the page as it is. */
export const Toasts = () => {
  const { Outlet } = useStore(outlet)
  return Outlet !== null && <Outlet />
}
