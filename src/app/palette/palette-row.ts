import type { ReactNode } from 'react'
import type { Recent } from '#src/app/palette/recent-items.ts'
import type { Option } from '#src/ui/option.ts'

/** Something to choose in the palette, and what choosing it does. */
export type Row = Option & {
  sign: ReactNode
  act: () => void
  /** Words it is found by beside its name. */
  also?: string
  /** How it is offered again; null for what nobody wants to come upon by the first key. */
  recent: Recent | null
}
export type Group = { key: string; title: string; rows: readonly Row[] }
