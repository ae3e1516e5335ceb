import { createFileRoute, redirect } from '@tanstack/react-router'
import { z } from '#src/contract/zod.ts'

/** A support request leads to the user who made it. Without a name this is an unknown path. */
export const Route = createFileRoute('/support')({
  validateSearch: z.object({ search: z.catch(z.optional(z.string()), undefined) }),
  beforeLoad: ({ search: { search } }) => {
    throw redirect(search === undefined ? { to: '/' } : { to: '/users', search: { search } })
  },
})
