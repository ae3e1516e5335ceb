import { ReactQueryDevtools } from '@tanstack/react-query-devtools'
import { TanStackRouterDevtools } from '@tanstack/react-router-devtools'
import { queryClient } from '#src/api/query-client.ts'
import { router } from '#src/app/router.ts'

const BESIDE_THE_OTHER = { style: { left: '80px' } }

/** On a phone their buttons would cover the panel. */
const hasRoom = () => matchMedia('(min-width: 48em)').matches

/** The tools of TanStack, in development, while the panel is open. */
const Devtools = () =>
  hasRoom() && (
    <>
      <ReactQueryDevtools client={queryClient} buttonPosition="bottom-left" />
      <TanStackRouterDevtools router={router} position="bottom-left" toggleButtonProps={BESIDE_THE_OTHER} />
    </>
  )
export default Devtools
