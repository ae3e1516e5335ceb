import { createFileRoute } from '@tanstack/react-router'
import { Terms } from '#src/features/access/terms.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_member/terms')({ loader: () => loadTexts('access'), component: Terms })
