import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '#src/features/access/terms-page.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'

export const Route = createFileRoute('/_member/terms')({ loader: () => loadTexts('access'), component: TermsPage })
