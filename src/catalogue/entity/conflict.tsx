import { Button, Radio } from '@mantine/core'
import { useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fieldWords, isSameValue } from '#src/catalogue/entity/field-words.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import classes from '#src/catalogue/entity/entity-form.module.css'

type Props<V extends FieldValues, I> = {
  form: UseFormReturn<V, unknown, I>
  theirs: V
  names: Record<string, string>
  onClose: () => void
  onChosen: () => void
}

/** Two edits met: both versions, field by field, and the person says which stands. */
export const Conflict = <V extends FieldValues, I>({ form, theirs, names, onClose, onChosen }: Props<V, I>) => {
  const { t } = useTranslation('entities')
  const mine = form.getValues()
  const dirty: Record<string, unknown> = form.formState.dirtyFields
  const differing = Object.keys(theirs).filter((name) => !isSameValue(mine[name], theirs[name]))
  const [chosen, setChosen] = useState<Record<string, string>>(() =>
    Object.fromEntries(differing.map((name) => [name, dirty[name] === undefined ? 'theirs' : 'mine'])),
  )
  const wordsOf = (name: string, value: unknown) => {
    if (name === 'imageFileId' && value !== null) return t('conflict.picture')
    return fieldWords(value) || t('none')
  }
  const settle = () => {
    const isField = (name: string): name is Path<V> => differing.includes(name)
    for (const name of differing.filter(isField))
      if (chosen[name] === 'theirs') form.setValue(name, theirs[name], { shouldDirty: true })
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
          <Radio value="mine" label={t('conflict.mine', { value: wordsOf(name, mine[name]) })} />
          <Radio value="theirs" label={t('conflict.theirs', { value: wordsOf(name, theirs[name]) })} />
        </Radio.Group>
      ))}
      <Button onClick={settle}>{t('conflict.action')}</Button>
    </Dialog>
  )
}
