import { useTranslation } from 'react-i18next'
import type { ImportField } from '#src/domain/release-import/columns.ts'
import { CellInput } from '#src/features/releases/import/cell-input.tsx'
import type { ShownLine } from '#src/features/releases/import/line-state.ts'
import classes from '#src/features/releases/import/lines-table.module.css'
import { FieldError } from '#src/ui/field-error.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'

const TONES = {
  ready: 'approved',
  checking: 'neutral',
  waiting: 'waiting',
  wrong: 'rejected',
  refused: 'rejected',
} as const

/** The state of a line, and the refusal that is about no cell. */
export const LineBadge = ({ shown: { state, refusal } }: { shown: ShownLine }) => {
  const { t } = useTranslation('import')
  return (
    <>
      <StatusBadge tone={TONES[state]} label={t(`state.${state}`)} />
      {refusal !== undefined && refusal.field === null && <FieldError>{refusal.text}</FieldError>}
    </>
  )
}

export type LinesProps = { lines: readonly ShownLine[]; fields: readonly ImportField[]; readOnly: boolean }

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
