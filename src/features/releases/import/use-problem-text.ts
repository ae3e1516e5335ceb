import { useTranslation } from 'react-i18next'
import { CSV_MAX_BYTES } from '#src/domain/csv/decode.ts'
import { IMPORT_MAX_LINES } from '#src/domain/release-import/columns.ts'
import { type CellProblem, isImportCode } from '#src/domain/release-import/problem.ts'
import type { FileFault } from '#src/features/releases/import/read-import-file.ts'

const MEGABYTE = 1024 * 1024

/** What is wrong with a cell, in the words of the workspace where it has some. */
export const useProblemText = () => {
  const { t } = useTranslation(['import', 'problems'])
  return ({ code, values = {} }: CellProblem): string =>
    isImportCode(code) ? t(`import:problem.${code}`, values) : t(`problems:${code}`, values)
}

/** Why a sheet was not read, and what to do. */
export const useFileErrorText = () => {
  const { t } = useTranslation('import')
  return (fault: FileFault): string => {
    if (fault.code === 'TOO_LARGE')
      return t('fault.TOO_LARGE', {
        megabytes: Math.ceil(fault.bytes / MEGABYTE),
        maximum: CSV_MAX_BYTES / MEGABYTE,
      })
    if (fault.code === 'TOO_MANY_LINES')
      return t('fault.TOO_MANY_LINES', { count: fault.count, maximum: IMPORT_MAX_LINES })
    return t(`fault.${fault.code}`, { ...fault })
  }
}
