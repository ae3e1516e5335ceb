import { createFileRoute } from '@tanstack/react-router'
import { redirectHome } from '#src/auth/guards/guards.ts'

export const Route = createFileRoute('/')({ beforeLoad: redirectHome })
