import dayjs from 'dayjs'
import { useDeferredValue, useMemo } from 'react'
import { checkImport } from '#src/domain/release-import/check.ts'
import type { ImportLine } from '#src/domain/release-import/columns.ts'
import { useNameMatches } from '#src/features/releases/import/use-name-matches.ts'

/** What the rules find in the lines; typing never waits for them. */
export const useCheckedLines = (lines: readonly ImportLine[]) => {
  const shown = useDeferredValue(lines)
  const { artists, labels } = useNameMatches(shown)
  return useMemo(() => checkImport(shown, { artists, labels }, dayjs().format('YYYY-MM-DD')), [shown, artists, labels])
}
