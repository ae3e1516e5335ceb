import { createFileRoute } from '@tanstack/react-router'

/** Planned: it renders nothing yet (spec 1, section 2.1). */
export const Route = createFileRoute('/_member/royalties')({ codeSplitGroupings: [], component: () => null })
