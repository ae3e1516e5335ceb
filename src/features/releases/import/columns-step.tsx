import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { unescapeFormula } from '#src/domain/csv/format.ts'
import { IMPORT_LINES_MAX } from '#src/domain/limits.ts'
import { IMPORT_FIELDS, type ImportField } from '#src/domain/release-import/columns.ts'
import { rereadFields, type SheetReading } from '#src/domain/release-import/reread.ts'
import { focusHeading } from '#src/features/releases/import/focus-heading.ts'
import { useImportState, updateImport } from '#src/features/releases/import/import-draft.ts'
import { missingFields, withColumn, withLines } from '#src/features/releases/import/import-state.ts'
import { RestartButton } from '#src/features/releases/import/restart-button.tsx'
import { formatList } from '#src/i18n/format-list.ts'
import { LiveRegion } from '#src/ui/live-region.tsx'
import classes from '#src/features/releases/import/import-screen.module.css'

type ReadAgainProps = {
  before: SheetReading
  after: SheetReading
  fieldList: (fields: readonly ImportField[]) => string
}

/** What the lines keep and lose when their columns are matched again, said before it happens. */
const ReadAgain = ({ before, after, fieldList }: ReadAgainProps) => {
  const { t } = useTranslation('import')
  const { replaced, emptied } = rereadFields(before, after)
  return (
    <>
      <p>{t('columns.keeps')}</p>
      {replaced.length > 0 && <p>{t('columns.replaced', { fields: fieldList(replaced) })}</p>}
      {emptied.length > 0 && <p>{t('columns.emptied', { fields: fieldList(emptied) })}</p>}
    </>
  )
}

/** Which field each column of the sheet is. */
export const ColumnsStep = () => {
  const { t, i18n } = useTranslation('import')
  const { rows, isWindows1252, hasHeader, assigned, reading } = useImportState()
  const missing = missingFields(assigned)
  const [headers, firstLine] = rows
  const example = hasHeader ? firstLine : headers
  const nameOf = (index: number) => {
    const header = hasHeader ? headers?.cells[index]?.trim() : ''
    return header === undefined || header === '' ? t('columns.column', { number: index + 1 }) : header
  }
  const cellOf = (index: number) => unescapeFormula(example?.cells[index]?.trim() ?? '') || t('columns.empty')
  const fieldList = (fields: readonly ImportField[]) =>
    formatList(
      fields.map((field) => t(`field.${field}`)),
      i18n.language,
    )
  return (
    <section className={classes.columns} aria-labelledby="columns-title">
      <h2 id="columns-title" ref={focusHeading} tabIndex={-1}>
        {t('columns.title')}
      </h2>
      <p className={classes.lead}>{t('columns.lead')}</p>
      {isWindows1252 && <p className={classes.lead}>{t('columns.windows1252')}</p>}
      <Checkbox
        label={t('columns.hasHeader')}
        checked={hasHeader}
        // As a line, the first row would exceed the limit.
        disabled={rows.length > IMPORT_LINES_MAX}
        onChange={({ currentTarget }) => updateImport((work) => ({ ...work, hasHeader: currentTarget.checked }))}
      />
      <ul className={classes.list}>
        {assigned.map((field, index) => (
          <li key={nameOf(index) + String(index)} className={classes.column}>
            <div className={classes.header}>
              <strong>{nameOf(index)}</strong>
              <span>{t('columns.example', { example: cellOf(index) })}</span>
            </div>
            <NativeSelect
              className={classes.field}
              aria-label={t('columns.meaning', { header: nameOf(index) })}
              value={field ?? ''}
              onChange={({ currentTarget: { value } }) =>
                updateImport(withColumn(index, IMPORT_FIELDS.find((one) => one === value) ?? null))
              }
            >
              <option value="">{t('columns.ignored')}</option>
              {IMPORT_FIELDS.map((one) => (
                <option key={one} value={one}>
                  {t(`field.${one}`)}
                </option>
              ))}
            </NativeSelect>
          </li>
        ))}
      </ul>
      <output className={classes.lead}>
        {missing.length > 0 && t('columns.needed', { count: missing.length, fields: fieldList(missing) })}
      </output>
      <LiveRegion className={classes.changes}>
        {reading !== null && <ReadAgain before={reading} after={{ assigned, hasHeader }} fieldList={fieldList} />}
      </LiveRegion>
      <div className={classes.actions}>
        <Button onClick={() => updateImport(withLines)}>{t('columns.check')}</Button>
        <RestartButton />
      </div>
    </section>
  )
}
