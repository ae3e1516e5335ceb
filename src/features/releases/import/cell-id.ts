import type { ImportField } from '#src/domain/release-import/columns.ts'

/** Where a cell is edited, so that a problem can lead there. */
export const cellId = (lineId: string, field: ImportField): string => `cell-${lineId}-${field}`
