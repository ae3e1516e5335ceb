import { lazy, Suspense } from 'react'
import { createStore } from 'zustand/vanilla'
import { useStore } from 'zustand'

type ToastKind = 'success' | 'error' | 'warning' | 'info' | 'destructive'
export type Toast = {
  kind: ToastKind
  title: string
  message: string
  /** What can be done about it for as long as it stands, such as taking it back. */
  action?: { label: string; run: () => void }
  /** Told once it stands there: on a page that could not start it never does. */
  onShown?: () => void
}

const loadStage = () => import('#src/ui/toast-outlet.tsx')
const Stage = lazy(async () => ({ default: (await loadStage()).ToastOutlet }))
const wanted = createStore<boolean>(() => false)

/** Tells something in passing. There is one at a time: a new one takes the place of the one before. */
export const showToast = async (toast: Toast) => {
  wanted.setState(true)
  const { presentToast } = await loadStage()
  presentToast(toast)
}

/** Where toasts appear; what draws them is fetched with the first one. */
export const Toasts = () =>
  useStore(wanted) && (
    <Suspense>
      <Stage />
    </Suspense>
  )
