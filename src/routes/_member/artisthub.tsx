import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/shared/page/planned-page.tsx'

/** Planned: it shows nothing yet but its name (spec 1, section 2.1). */
export const Route = createFileRoute('/_member/artisthub')({
  component: () => <PlannedPage name="planned.artisthub" />,
})
