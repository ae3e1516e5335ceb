import { createFileRoute, redirect } from '@tanstack/react-router'

/** What is not a path of ours leads home. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/' })
  },
})
