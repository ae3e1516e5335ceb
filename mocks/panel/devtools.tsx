import { ReactQueryDevtools } from '@tanstack/react-query-devtools'
import { TanStackRouterDevtools } from '@tanstack/react-router-devtools'
import { queryClient } from '#src/api/query-client.ts'
import { router } from '#src/app/router.ts'

/** The tools of TanStack, in development, while the panel is open. */
const Devtools = () => (
  <>
    <ReactQueryDevtools client={queryClient} buttonPosition="bottom-left" />
    <TanStackRouterDevtools router={router} position="bottom-right" />
  </>
)
export default Devtools
