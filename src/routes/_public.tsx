import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireStranger } from '#src/app/guards.ts'

export const Route = createFileRoute('/_public')({
  codeSplitGroupings: [],
  beforeLoad: requireStranger,
  component: Outlet,
})
