import { useTranslation } from 'react-i18next'
import { PageHeader } from '#src/shared/page/page-header.tsx'
import { ColumnsStep } from '#src/features/releases/import/columns-step.tsx'
import { LinesStep } from '#src/features/releases/import/lines-step.tsx'
import { SourceStep } from '#src/features/releases/import/source-step.tsx'
import { useImportState } from '#src/features/releases/import/import-store.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/features/releases/import/import-screen.module.css'

const STEPS = { source: SourceStep, columns: ColumnsStep, lines: LinesStep }

/** Many releases at once: a sheet is read, its columns are matched, its lines are mended and sent. */
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
