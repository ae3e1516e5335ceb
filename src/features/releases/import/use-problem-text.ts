import { CSV_BYTES_MAX, IMPORT_LINES_MAX, MEBIBYTE } from '#src/domain/limits.ts'
import { useTranslation } from 'react-i18next'
import { type CellProblem, isImportCode } from '#src/domain/release-import/problem.ts'
import type { FileFault } from '#src/features/releases/import/read-import-file.ts'

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
        megabytes: Math.ceil(fault.bytes / MEBIBYTE),
        maximum: CSV_BYTES_MAX / MEBIBYTE,
      })
    if (fault.code === 'TOO_MANY_LINES')
      return t('fault.TOO_MANY_LINES', { count: fault.count, maximum: IMPORT_LINES_MAX })
    return t(`fault.${fault.code}`, { ...fault })
  }
}
