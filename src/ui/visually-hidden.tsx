import type { ReactNode } from 'react'
import classes from '#src/ui/visually-hidden.module.css'

/** Read aloud, not seen. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={classes.hidden}>{children}</span>
)
