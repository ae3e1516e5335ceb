import type { ComponentType } from 'react'
import { createStore } from 'zustand/vanilla'
import { useStore } from 'zustand'

type ToastKind = 'success' | 'error' | 'warning' | 'info' | 'destructive'
export type Toast = {
  kind: ToastKind
  title: string
  message: string
  /** An action offered while it is shown, such as undo. */
  action?: { label: string; run: () => void }
  /** Called once it is shown, which never happens on a page that could not start. */
  onShown?: () => void
}

const outlet = createStore<{ Outlet: ComponentType | null }>(() => ({ Outlet: null }))

/** Without a network and without a worker a toast could not be fetched when there is one to show. */
export const preloadToasts = () => import('#src/ui/toast-outlet.tsx')

/** Shows a toast. There is one at a time: a new one replaces the one before. */
export const showToast = async (toast: Toast) => {
  const { ToastOutlet, presentToast } = await preloadToasts()
  outlet.setState({ Outlet: ToastOutlet })
  presentToast(toast)
}

/** Where toasts appear. What draws them is there before it is rendered: a part that is missing leaves the page as it is. */
export const Toasts = () => {
  const { Outlet } = useStore(outlet)
  return Outlet !== null && <Outlet />
}
