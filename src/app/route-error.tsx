import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ErrorPanel } from '#src/ui/error-panel.tsx'

/** One route failed: the rest of the page stands, and this part can be tried again. */
export const RouteError = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return <ErrorPanel error={error} onRetry={retry} />
}
