import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ErrorPanel } from '#src/ui/error-panel.tsx'

// What failed has been said already.
const nothing = () => ({ KeptHere: () => null })
const KeptHere = lazy(async () => ({
  default: (await import('#src/catalogue/kept-releases/kept-here.tsx').catch(nothing)).KeptHere,
}))

/** One route failed: the rest of the page stands, this part can be tried again, and without a network there is more. */
export const RouteError = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <>
      <ErrorPanel error={error} onRetry={retry} />
      {navigator.onLine ? null : (
        <Suspense>
          <KeptHere />
        </Suspense>
      )}
    </>
  )
}
