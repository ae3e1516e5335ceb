import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportField } from '#src/domain/release-import/columns.ts'
import { type CellProblem, isImportCode } from '#src/domain/release-import/problem.ts'
import { updateImport } from '#src/features/releases/import/import-draft.ts'
import { withCell } from '#src/features/releases/import/import-state.ts'
import { type ShownLine } from '#src/features/releases/import/shown-lines.ts'
import { refusalText } from '#src/shared/release/refusal-text.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import { IconChevronDown } from '#src/ui/icons.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import classes from '#src/features/releases/import/lines-table.module.css'

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
const CellInput = ({ shown: { line, problems, refusal }, field, readOnly, onFocus }: Props) => {
  const { t } = useTranslation('import')
  const problemText = useProblemText()
  const id = cellId(line.id, field)
  const ofCell = problems.filter((problem) => problem.field === field)
  const errors = ofCell.filter(({ severity, code }) => severity === 'ERROR' && code !== 'NAME_PENDING')
  const hints = ofCell.filter((problem) => !errors.includes(problem))
  const refused = refusal?.field === field ? refusalText(refusal.text) : null
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

const TONES = {
  ready: 'approved',
  checking: 'neutral',
  waiting: 'waiting',
  wrong: 'rejected',
  refused: 'rejected',
} as const

/** The state of a line, and the refusal that is about no cell. */
const LineBadge = ({ shown: { state, refusal } }: { shown: ShownLine }) => {
  const { t } = useTranslation('import')
  return (
    <>
      <StatusBadge tone={TONES[state]} label={t(`state.${state}`)} />
      {refusal !== undefined && refusal.field === null && <FieldError>{refusalText(refusal.text)}</FieldError>}
    </>
  )
}

type LinesProps = { lines: readonly ShownLine[]; fields: readonly ImportField[]; readOnly: boolean }

/** The lines as a table that scrolls sideways, so that the page does not. */
export const LinesTable = ({ lines, fields, readOnly }: LinesProps) => {
  const { t } = useTranslation('import')
  return (
    // The cells take the focus and scroll into view, so the region needs no focus.
    <section aria-label={t('lines.table')} className={classes.region}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" className={classes.state}>
              {t('lines.state')}
            </th>
            {fields.map((field) => (
              <th key={field} scope="col">
                {t(`field.${field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((shown) => (
            <tr key={shown.line.id} data-first={shown.isFirst || undefined}>
              <th scope="row" className={classes.state}>
                <span className={classes.number}>{t('lines.line', { line: shown.line.line })}</span>
                <LineBadge shown={shown} />
              </th>
              {fields.map((field) => (
                <td key={field}>
                  <CellInput shown={shown} field={field} readOnly={readOnly} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type CardProps = Omit<LinesProps, 'lines'> & { shown: ShownLine }

const LineCard = ({ shown, fields, readOnly }: CardProps) => {
  const { t } = useTranslation('import')
  const [opened, setOpened] = useState<boolean | null>(null)
  const { line, state } = shown
  const isOpen = opened ?? (state === 'wrong' || state === 'refused')
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open !== isOpen && setOpened(currentTarget.open)}
    >
      <summary className={classes.summary}>
        <span className={classes.title}>{line.cells.trackTitle || t('lines.untitled')}</span>
        <span className={classes.release}>
          {t('lines.line', { line: line.line })} · {line.cells.releaseTitle || t('lines.untitled')}
        </span>
        <span className={classes.badge}>
          <LineBadge shown={shown} />
        </span>
        <IconChevronDown size={18} aria-hidden className={classes.arrow} />
      </summary>
      <dl className={classes.fields}>
        {fields.map((field) => (
          <div key={field}>
            <dt aria-hidden>{t(`field.${field}`)}</dt>
            <dd>
              {/* The card stays open while its line is corrected. */}
              <CellInput shown={shown} field={field} readOnly={readOnly} onFocus={() => setOpened(true)} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** The lines one under the other, for a phone. Wrong lines are open. */
export const LineCards = ({ lines, fields, readOnly }: LinesProps) => (
  <ul aria-label={useTranslation('import').t('lines.table')} className={classes.cards}>
    {lines.map((shown) => (
      <li key={shown.line.id} className={classes.card}>
        <LineCard shown={shown} fields={fields} readOnly={readOnly} />
      </li>
    ))}
  </ul>
)
