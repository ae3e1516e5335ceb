import type { ReactNode } from 'react'
import classes from '#mocks/gallery/gallery.module.css'

/** One part of the interface by its name in the code, in all its states. */
export const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className={classes.part} aria-label={name}>
    <h3>{name}</h3>
    <div className={classes.looks}>{children}</div>
  </section>
)

/** A look that needs the whole width, or that of a field. */
export const Wide = ({ children }: { children: ReactNode }) => <div className={classes.wide}>{children}</div>
export const Field = ({ children }: { children: ReactNode }) => <div className={classes.field}>{children}</div>
