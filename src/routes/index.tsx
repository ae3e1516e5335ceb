import { createFileRoute } from '@tanstack/react-router'
import { redirectHome } from '#src/auth/viewer/viewer.ts'

export const Route = createFileRoute('/')({ beforeLoad: redirectHome })
