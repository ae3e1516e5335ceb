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
  waits: 'waiting',
  wrong: 'rejected',
  refused: 'rejected',
} as const

/** How a line stands, and what was said of it that belongs to no cell. */
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

/** The lines as a sheet, which scrolls sideways by itself: the page never does. */
export const LinesTable = ({ lines, fields, readOnly }: LinesProps) => {
  const { t } = useTranslation('import')
  return (
    // Every cell takes the focus, and brings itself into view: the region needs none of its own.
    <div role="region" aria-label={t('lines.table')} className={classes.region}>
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
            <tr key={shown.line.id} data-begins={shown.begins || undefined}>
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
    </div>
  )
}
