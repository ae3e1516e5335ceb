import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import classes from '#src/shared/list/table/row-link.module.css'

const Anchor = ({ children, ...props }: ComponentProps<'a'>) => (
  <a {...props} className={classes.link} data-row-link>
    {children}
  </a>
)

/** The name of a row, and the whole of the row with it, leads to what the row is about. */
export const RowLink = createLink(Anchor)
