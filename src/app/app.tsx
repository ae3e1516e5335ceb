import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { queryClient } from '#src/api/query-client.ts'
import { leaveOverlay, watchApi } from '#src/app/api-outcomes.ts'
import { watchOutbox } from '#src/app/watch-outbox.ts'
import { router } from '#src/app/router.ts'
import { watchSession } from '#src/app/watch-session.ts'
import { persistQueries } from '#src/offline/query-persistence/query-persister.ts'
import { LoaderOverlay } from '#src/ui/loader-overlay.tsx'
import { theme } from '#src/ui/theme/theme.ts'
import { Toasts } from '#src/ui/toast.tsx'

persistQueries()
watchApi()
watchSession()
watchOutbox()

export const App = () => (
  // Its variables stand in a sheet of ours: a page that writes no styles needs no leave to.
  <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <LoaderOverlay onLeave={leaveOverlay} />
      <Toasts />
    </QueryClientProvider>
  </MantineProvider>
)
