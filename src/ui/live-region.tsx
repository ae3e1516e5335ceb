import type { ReactNode } from 'react'

/**
 * A screen reader announces what appears inside, so the region is rendered before its content. `<output>` does the same
 * for a text; paragraphs, lists and dialogs may not stand in it.
 */
export const LiveRegion = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may contain phrasing content only
  <div role="status" className={className}>
    {children}
  </div>
)
