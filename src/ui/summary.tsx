import type { ComponentProps } from 'react'
import classes from '#src/ui/summary.module.css'

/** What a `<details>` shows while it is folded, with the same arrow everywhere. */
export const Summary = ({ className = '', ...props }: ComponentProps<'summary'>) => (
  <summary {...props} className={`${classes.summary} ${className}`} />
)
