import type { ReactNode } from 'react'
import classes from '#src/ui/field-error.module.css'

/** The error message of a field that is not a Mantine input; those get the same look from the theme. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className={classes.error}>
    <span>{children}</span>
  </p>
)
