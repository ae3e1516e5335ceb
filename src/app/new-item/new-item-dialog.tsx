import { TEXT_MAX } from '#src/domain/limits.ts'
import { Button, TextInput } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceSelect } from '#src/ui/choice-select.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import classes from '#src/app/new-item/new-item-dialog.module.css'

type Props<F extends string> = {
  title: string
  formats: readonly { value: F; label: string }[]
  /** What it is when nobody says otherwise. */
  usual: F
  onClose: () => void
  onBegin: (item: { format: F; title: string }) => void
}

/** What a release or an asset begins with: a format and a title, both taken over into where it is made. */
export const NewItemDialog = <F extends string>({ title: heading, formats, usual, onClose, onBegin }: Props<F>) => {
  const { t } = useTranslation('shell')
  const [format, setFormat] = useState(usual)
  const [title, setTitle] = useState('')
  const [asked, setAsked] = useState(false)
  const missing = title.trim() === ''
  const begin = (event: SubmitEvent) => {
    event.preventDefault()
    setAsked(true)
    if (missing) return
    onClose()
    onBegin({ format, title: title.trim() })
  }
  return (
    <Dialog opened onClose={onClose} title={heading}>
      <form className={classes.form} noValidate onSubmit={begin}>
        <p className={classes.lead}>{t('newRelease.lead')}</p>
        <ChoiceSelect
          label={t('newRelease.format')}
          required
          value={format}
          onChange={(chosen) => setFormat(chosen ?? format)}
          options={formats}
        />
        <TextInput
          label={t('newRelease.titleField')}
          placeholder={t('newRelease.titlePlaceholder')}
          required
          data-autofocus
          autoComplete="off"
          maxLength={TEXT_MAX}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
          error={asked && missing ? t('newRelease.titleRequired') : undefined}
        />
        <Button type="submit" className={classes.begin}>
          {t('newRelease.continue')}
        </Button>
      </form>
    </Dialog>
  )
}
