import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { unescapeFormula } from '#src/domain/csv/format.ts'
import { IMPORT_LINES_MAX } from '#src/domain/limits.ts'
import { IMPORT_FIELDS } from '#src/domain/release-import/columns.ts'
import { useImportState, updateImport, clearImport } from '#src/features/releases/import/import-draft.ts'
import { missingFields, withColumn, withLines } from '#src/features/releases/import/import-state.ts'
import { LinesStep, focusHeading } from '#src/features/releases/import/lines-step.tsx'
import { SourceStep } from '#src/features/releases/import/source-step.tsx'
import { formatList } from '#src/i18n/format-list.ts'
import { PageHeader } from '#src/shared/page/page-header.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/features/releases/import/import-screen.module.css'

/** Which field each column of the sheet is. */
const ColumnsStep = () => {
  const { t, i18n } = useTranslation('import')
  const { rows, hasHeader, assigned } = useImportState()
  const missing = missingFields(assigned)
  const [headers, firstLine] = rows
  const example = hasHeader ? firstLine : headers
  const nameOf = (index: number) => {
    const header = hasHeader ? headers?.cells[index]?.trim() : ''
    return header === undefined || header === '' ? t('columns.column', { number: index + 1 }) : header
  }
  const cellOf = (index: number) => unescapeFormula(example?.cells[index]?.trim() ?? '') || t('columns.empty')
  return (
    <section className={classes.columns} aria-labelledby="columns-title">
      <h2 id="columns-title" ref={focusHeading} tabIndex={-1}>
        {t('columns.title')}
      </h2>
      <p className={classes.lead}>{t('columns.lead')}</p>
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
        {missing.length > 0 &&
          t('columns.needed', {
            count: missing.length,
            fields: formatList(
              missing.map((field) => t(`field.${field}`)),
              i18n.language,
            ),
          })}
      </output>
      <div className={classes.actions}>
        <Button onClick={() => updateImport(withLines)}>{t('columns.check')}</Button>
        <Button variant="default" onClick={clearImport}>
          {t('lines.restart')}
        </Button>
      </div>
    </section>
  )
}

const STEPS = { source: SourceStep, columns: ColumnsStep, lines: LinesStep }

/** Imports releases in three steps: read a sheet, match its columns, correct and send its lines. */
export const ImportScreen = ({ mayMakeTracks }: { mayMakeTracks: boolean }) => {
  const { t } = useTranslation('import')
  const Step = STEPS[useImportState().step]
  return (
    <>
      <PageHeader title={t('title')} back={{ to: '/releases' }} />
      <div className={classes.screen}>{mayMakeTracks ? <Step /> : <FieldError>{t('noAssets')}</FieldError>}</div>
    </>
  )
}
