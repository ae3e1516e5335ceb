import { useTranslation } from 'react-i18next'
import type { ImportField } from '#src/domain/release-import/columns.ts'
import { cellId } from '#src/features/releases/import/cell-id.ts'
import type { ShownLine } from '#src/features/releases/import/line-state.ts'
import { useProblemText } from '#src/features/releases/import/use-problem-text.ts'
import { withCell } from '#src/features/releases/import/import-transitions.ts'
import { updateImport } from '#src/features/releases/import/import-store.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/features/releases/import/cell-input.module.css'

type Props = { shown: ShownLine; field: ImportField; readOnly: boolean }

/** One cell, edited in place, with what is wrong with it beneath. */
export const CellInput = ({ shown: { line, problems, refusal }, field, readOnly }: Props) => {
  const { t } = useTranslation('import')
  const problemText = useProblemText()
  const id = cellId(line.id, field)
  const here = problems.filter((problem) => problem.field === field)
  const errors = here.filter(({ severity, code }) => severity === 'ERROR' && code !== 'NAME_PENDING')
  const hints = here.filter((problem) => !errors.includes(problem))
  const refused = refusal?.field === field ? refusal.text : null
  const isWrong = errors.length > 0 || refused !== null
  return (
    <div className={classes.cell}>
      <input
        id={id}
        className={classes.input}
        aria-label={t('lines.cell', { field: t(`field.${field}`), line: line.line })}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong || hints.length > 0 ? `${id}-said` : undefined}
        autoComplete="off"
        readOnly={readOnly}
        value={line.cells[field]}
        onChange={({ currentTarget: { value } }) => updateImport(withCell(line.id, field, value))}
      />
      <div id={`${id}-said`} className={classes.said}>
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
