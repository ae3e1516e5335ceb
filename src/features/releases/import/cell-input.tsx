import { useTranslation } from 'react-i18next'
import type { ImportField } from '#src/domain/release-import/columns.ts'
import type { ShownLine } from '#src/features/releases/import/line-state.ts'
import { withCell, updateImport } from '#src/features/releases/import/import-state.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/features/releases/import/cell-input.module.css'
import { type CellProblem, isImportCode } from '#src/domain/release-import/problem.ts'

/** A problem of a cell as text; rules that the workspace shares have its texts. */
export const useProblemText = () => {
  const { t } = useTranslation(['import', 'problems'])
  return ({ code, values = {} }: CellProblem): string =>
    isImportCode(code) ? t(`import:problem.${code}`, values) : t(`problems:${code}`, values)
}

/** The id of a cell's input, to which a problem links. */
export const cellId = (lineId: string, field: ImportField): string => `cell-${lineId}-${field}`

type Props = { shown: ShownLine; field: ImportField; readOnly: boolean; onFocus?: () => void }

/** One cell, edited in place, with its problems beneath. */
export const CellInput = ({ shown: { line, problems, refusal }, field, readOnly, onFocus }: Props) => {
  const { t } = useTranslation('import')
  const problemText = useProblemText()
  const id = cellId(line.id, field)
  const ofCell = problems.filter((problem) => problem.field === field)
  const errors = ofCell.filter(({ severity, code }) => severity === 'ERROR' && code !== 'NAME_PENDING')
  const hints = ofCell.filter((problem) => !errors.includes(problem))
  const refused = refusal?.field === field ? refusal.text : null
  const isWrong = errors.length > 0 || refused !== null
  return (
    <div className={classes.cell}>
      <input
        id={id}
        className={classes.input}
        aria-label={t('lines.cell', { field: t(`field.${field}`), line: line.line })}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong || hints.length > 0 ? `${id}-problems` : undefined}
        autoComplete="off"
        readOnly={readOnly}
        onFocus={onFocus}
        value={line.cells[field]}
        onChange={({ currentTarget: { value } }) => updateImport(withCell(line.id, field, value))}
      />
      <div id={`${id}-problems`} className={classes.problems}>
        {errors.map((problem, index) => (
          <FieldError key={problem.code + String(index)}>{problemText(problem)}</FieldError>
        ))}
        {refused !== null && <FieldError>{refused}</FieldError>}
        {hints.map((problem, index) => (
          <p key={problem.code + String(index)}>{problemText(problem)}</p>
        ))}
      </div>
    </div>
  )
}
