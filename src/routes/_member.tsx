import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Shell } from '#src/app/shell/shell.tsx'
import { requireViewer } from '#src/auth/viewer/viewer.ts'

export const Route = createFileRoute('/_member')({
  beforeLoad: requireViewer,
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
})
