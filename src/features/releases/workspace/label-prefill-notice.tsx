import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { LabelPrefill } from '#src/domain/label/defaults.ts'
import classes from '#src/features/releases/workspace/steps/steps.module.css'

type Props = { prefilled: { name: string; fields: (keyof LabelPrefill)[] } | null; onUndo: () => void }

/** Says what was filled in by itself, in one line. */
export const LabelPrefillNotice = ({ prefilled, onUndo }: Props) => {
  const { t, i18n } = useTranslation('releases')
  const fields = new Intl.ListFormat(i18n.language).format(
    (prefilled?.fields ?? []).map((field) => t(`field.${field}`)),
  )
  return (
    <div className={classes.begun}>
      <span role="status">{prefilled === null ? '' : t('begun', { name: prefilled.name, fields })}</span>
      {prefilled === null ? null : (
        <Button variant="default" size="compact-sm" onClick={onUndo}>
          {t('undo')}
        </Button>
      )}
    </div>
  )
}
