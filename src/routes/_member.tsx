import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireViewer } from '#src/auth/guards/guards.ts'
import { Shell } from '#src/app/shell/shell.tsx'

export const Route = createFileRoute('/_member')({
  beforeLoad: requireViewer,
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
})
