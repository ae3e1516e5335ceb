import type { ReactNode } from 'react'

type Props = {
  /** An alert interrupts what the screen reader says. */
  role?: 'status' | 'alert'
  className?: string | undefined
  children: ReactNode
}

/**
 * A screen reader announces what appears inside, so the region is rendered before its content. For a short text
 * `<output>` does the same; it must not contain paragraphs, lists or dialogs.
 */
export const LiveRegion = ({ role = 'status', className, children }: Props) => (
  <div role={role} className={className}>
    {children}
  </div>
)
