import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import classes from '#src/shared/list/table/row-link.module.css'

const RowAnchor = ({ children, ...props }: ComponentProps<'a'>) => (
  <a {...props} className={classes.link} data-row-link>
    {children}
  </a>
)

/** The link of a row, stretched over the row. */
export const RowLink = createLink(RowAnchor)

const CellAnchor = ({ children, ...props }: ComponentProps<'a'>) => (
  <a {...props} className={classes.inner}>
    {children}
  </a>
)

/** Another link in a row, above the one that covers the row. */
export const CellLink = createLink(CellAnchor)
