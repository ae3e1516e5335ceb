import { createFileRoute } from '@tanstack/react-router'
import { ComingSoonPage } from '#src/shared/page/coming-soon-page.tsx'

/** Planned: it shows nothing yet but its name. */
export const Route = createFileRoute('/_member/artisthub')({
  component: () => <ComingSoonPage name="planned.artisthub" />,
})
