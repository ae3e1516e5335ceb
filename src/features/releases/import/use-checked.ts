import dayjs from 'dayjs'
import { useDeferredValue, useMemo } from 'react'
import { checkImport } from '#src/domain/release-import/check.ts'
import type { ImportLine } from '#src/domain/release-import/columns.ts'
import { useNames } from '#src/features/releases/import/use-names.ts'

/** What the rules find in the lines; typing never waits for them. */
export const useChecked = (lines: readonly ImportLine[]) => {
  const shown = useDeferredValue(lines)
  const { artists, labels } = useNames(shown)
  return useMemo(() => checkImport(shown, { artists, labels }, dayjs().format('YYYY-MM-DD')), [shown, artists, labels])
}
