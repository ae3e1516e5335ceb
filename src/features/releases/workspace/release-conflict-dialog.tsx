import { Button, Radio } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Difference,
  differencesOf,
  mergeOf,
  type Side,
} from '#src/features/releases/workspace/form/merge-release.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { useReleaseFieldText } from '#src/features/releases/workspace/form/release-field-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import classes from '#src/features/releases/workspace/workspace.module.css'

type Props = {
  baseline: ReleaseForm
  local: ReleaseForm
  remote: ReleaseForm
  onClose: () => void
  onChosen: (merged: ReleaseForm) => void
}

/** Two edits met: both versions, field by field, and the person says which stands. */
export const ReleaseConflictDialog = ({ baseline, local, remote, onClose, onChosen }: Props) => {
  const { t } = useTranslation('releases')
  const fieldText = useReleaseFieldText()
  const [differences, setDifferences] = useState<Difference[]>(() => differencesOf(baseline, local, remote))
  const choose = (field: Difference['field'], chosen: Side) =>
    setDifferences(
      differences.map((difference) => (difference.field === field ? { ...difference, chosen } : difference)),
    )
  const sideOf = (value: string): Side => (value === 'remote' ? 'remote' : 'local')

  return (
    <Dialog opened onClose={onClose} title={t('conflict.title')} size="medium">
      <p>{t('conflict.lead')}</p>
      {differences.map(({ field, chosen }) => (
        <Radio.Group
          key={field}
          className={classes.difference}
          label={t(`field.${field}`)}
          value={chosen}
          onChange={(value) => choose(field, sideOf(value))}
        >
          <Radio value="local" label={t('conflict.local', { value: fieldText(field, local) })} />
          <Radio value="remote" label={t('conflict.remote', { value: fieldText(field, remote) })} />
        </Radio.Group>
      ))}
      <Button onClick={() => onChosen(mergeOf(local, remote, differences))}>{t('conflict.action')}</Button>
    </Dialog>
  )
}
