import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { NotLoaded } from '#src/catalogue/kept-releases/not-loaded.tsx'
import { ErrorPanel } from '#src/ui/error-panel.tsx'

/** One route failed: the rest of the page stands, this part can be tried again, and without a network there is more. */
export const RouteError = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  if (navigator.onLine) return <ErrorPanel error={error} onRetry={retry} />
  return <NotLoaded what="page" error={null} onRetry={retry} />
}
