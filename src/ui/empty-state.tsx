import type { ReactNode } from 'react'
import classes from '#src/ui/empty-state.module.css'

type Props = { icon?: ReactNode; title: string; message: ReactNode; action?: ReactNode }

/** Explains what will appear here, and offers the first step. */
export const EmptyState = ({ icon, title, message, action }: Props) => (
  <section className={classes.empty}>
    {icon !== undefined && (
      <span className={classes.icon} aria-hidden>
        {icon}
      </span>
    )}
    <h2 className={classes.title}>{title}</h2>
    <p className={classes.message}>{message}</p>
    {action}
  </section>
)
