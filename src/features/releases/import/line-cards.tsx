import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CellInput } from '#src/features/releases/import/cell-input.tsx'
import { LineBadge, type LinesProps } from '#src/features/releases/import/lines-table.tsx'
import type { ShownLine } from '#src/features/releases/import/line-state.ts'
import { IconChevronDown } from '#src/ui/icons.ts'
import classes from '#src/features/releases/import/line-cards.module.css'

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
