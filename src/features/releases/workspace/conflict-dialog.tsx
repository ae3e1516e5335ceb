import { Button, Radio } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Difference, differencesOf, mergeOf, type Side } from '#src/features/releases/workspace/merge.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/release-form.ts'
import { useFieldWords } from '#src/features/releases/workspace/use-field-words.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import classes from '#src/features/releases/workspace/workspace.module.css'

type Props = {
  baseline: ReleaseForm
  mine: ReleaseForm
  theirs: ReleaseForm
  onClose: () => void
  onChosen: (merged: ReleaseForm) => void
}

/** Two edits met: both versions, field by field, and the person says which stands. */
export const ConflictDialog = ({ baseline, mine, theirs, onClose, onChosen }: Props) => {
  const { t } = useTranslation('releases')
  const words = useFieldWords()
  const [differences, setDifferences] = useState<Difference[]>(() => differencesOf(baseline, mine, theirs))
  const choose = (field: Difference['field'], chosen: Side) =>
    setDifferences(
      differences.map((difference) => (difference.field === field ? { ...difference, chosen } : difference)),
    )
  const sideOf = (value: string): Side => (value === 'theirs' ? 'theirs' : 'mine')

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
          <Radio value="mine" label={t('conflict.mine', { value: words(field, mine) })} />
          <Radio value="theirs" label={t('conflict.theirs', { value: words(field, theirs) })} />
        </Radio.Group>
      ))}
      <Button onClick={() => onChosen(mergeOf(mine, theirs, differences))}>{t('conflict.action')}</Button>
    </Dialog>
  )
}
