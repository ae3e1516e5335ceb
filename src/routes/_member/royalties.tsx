import { createFileRoute } from '@tanstack/react-router'

/** Not there yet: it renders nothing (spec 1, section 2.1). */
export const Route = createFileRoute('/_member/royalties')({ codeSplitGroupings: [], component: () => null })
