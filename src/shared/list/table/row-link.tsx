import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import classes from '#src/shared/list/table/row-link.module.css'

const RowAnchor = ({ children, ...props }: ComponentProps<'a'>) => (
  <a {...props} className={classes.link} data-row-link>
    {children}
  </a>
)

/** The name of a row, and the whole of the row with it, leads to what the row is about. */
export const RowLink = createLink(RowAnchor)

const CellAnchor = ({ children, ...props }: ComponentProps<'a'>) => (
  <a {...props} className={classes.inner}>
    {children}
  </a>
)

/** Leads from a row to something else than what the row is about: it lies above the link that covers the row. */
export const CellLink = createLink(CellAnchor)
