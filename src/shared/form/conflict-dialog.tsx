import { Button, Radio } from '@mantine/core'
import { useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fieldValueText, isSameValue } from '#src/shared/form/field-value-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import classes from '#src/shared/form/entity-form.module.css'

type Props<V extends FieldValues, I> = {
  form: UseFormReturn<V, unknown, I>
  remote: V
  names: Record<string, string>
  onClose: () => void
  onChosen: () => void
}

/** Two edits met: both versions, field by field, and the person says which stands. */
export const ConflictDialog = <V extends FieldValues, I>({ form, remote, names, onClose, onChosen }: Props<V, I>) => {
  const { t } = useTranslation('entities')
  const local = form.getValues()
  const dirty: Record<string, unknown> = form.formState.dirtyFields
  const differing = Object.keys(remote).filter((name) => !isSameValue(local[name], remote[name]))
  const [chosen, setChosen] = useState<Record<string, string>>(() =>
    Object.fromEntries(differing.map((name) => [name, dirty[name] === undefined ? 'remote' : 'local'])),
  )
  const textOf = (name: string, value: unknown) => {
    if (name === 'imageFileId' && value !== null) return t('conflict.picture')
    return fieldValueText(value) || t('none')
  }
  const settle = () => {
    const isField = (name: string): name is Path<V> => differing.includes(name)
    for (const name of differing.filter(isField))
      if (chosen[name] === 'remote') form.setValue(name, remote[name], { shouldDirty: true })
    onChosen()
  }
  return (
    <Dialog opened onClose={onClose} title={t('conflict.title')} size="medium">
      <p>{t('conflict.lead')}</p>
      {differing.map((name) => (
        <Radio.Group
          key={name}
          className={classes.difference}
          label={names[name]}
          value={chosen[name]}
          onChange={(side) => setChosen({ ...chosen, [name]: side })}
        >
          <Radio value="local" label={t('conflict.local', { value: textOf(name, local[name]) })} />
          <Radio value="remote" label={t('conflict.remote', { value: textOf(name, remote[name]) })} />
        </Radio.Group>
      ))}
      <Button onClick={settle}>{t('conflict.action')}</Button>
    </Dialog>
  )
}
