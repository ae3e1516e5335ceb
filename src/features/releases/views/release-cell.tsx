import type { ReactNode } from 'react'
import type { Release } from '#src/contract/releases.ts'
import type { Column } from '#src/shared/list/table/column.ts'

type Props = { release: Release; columns: readonly Column<Release>[]; id: 'release' | 'artist' | 'status' }

/** A fact of a release, as its column of the list shows it. */
export const ReleaseCell = ({ release, columns, id }: Props): ReactNode =>
  columns.find((column) => column.id === id)?.cell(release)
