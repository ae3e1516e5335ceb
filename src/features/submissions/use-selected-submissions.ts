import { BULK_MAX } from '#src/domain/limits.ts'
import { useState } from 'react'
import type { Submission } from '#src/contract/submissions.ts'
import type { SubmissionsState } from '#src/features/submissions/submissions-query.ts'

const NONE: ReadonlyMap<string, Submission> = new Map()

export type SelectedSubmissions = ReturnType<typeof useSelectedSubmissions>

/** The submissions taken for a bulk action: they stay while pages are turned, and are let go when a filter changes. */
export const useSelectedSubmissions = ({ search, status, delivery, organizationId }: SubmissionsState) => {
  const filters = JSON.stringify([search, status, delivery, organizationId])
  const [selection, setSelection] = useState({ filters, rows: NONE })
  const rows = selection.filters === filters ? selection.rows : NONE
  const keep = (next: Iterable<Submission>) =>
    setSelection({ filters, rows: new Map([...next].slice(0, BULK_MAX).map((row) => [row.id, row])) })
  const others = (ids: readonly string[]) => [...rows.values()].filter(({ id }) => !ids.includes(id))

  return {
    rows,
    isFull: rows.size >= BULK_MAX,
    toggle: (row: Submission) => keep(rows.has(row.id) ? others([row.id]) : [...rows.values(), row]),
    /** All of a page, or none of it when all of it was taken. */
    togglePage: (page: readonly Submission[]) => {
      const rest = others(page.map(({ id }) => id))
      keep(page.every(({ id }) => rows.has(id)) ? rest : [...rest, ...page])
    },
    deselect: (id: string) => keep(others([id])),
    clear: () => keep([]),
  }
}
