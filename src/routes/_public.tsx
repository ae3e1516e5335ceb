import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireSignedOut } from '#src/auth/viewer/viewer.ts'

export const Route = createFileRoute('/_public')({
  codeSplitGroupings: [],
  beforeLoad: requireSignedOut,
  component: Outlet,
})
