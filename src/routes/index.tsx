import { createFileRoute } from '@tanstack/react-router'
import { leadHome } from '#src/app/guards.ts'

export const Route = createFileRoute('/')({ beforeLoad: leadHome })
