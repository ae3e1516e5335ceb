import { useTranslation } from 'react-i18next'
import { ColumnsStep } from '#src/features/releases/import/columns-step.tsx'
import { useImportState } from '#src/features/releases/import/import-draft.ts'
import { LinesStep } from '#src/features/releases/import/lines-step.tsx'
import { SourceStep } from '#src/features/releases/import/source-step.tsx'
import { PageHeader } from '#src/shared/page/page-header.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/features/releases/import/import-screen.module.css'

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
