import { Button, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TEXT_MAX } from '#src/contract/resource.ts'
import { RELEASE_FORMATS, type ReleaseFormat } from '#src/domain/release-format.ts'
import { ChoiceSelect } from '#src/ui/choice-select.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import classes from '#src/app/shell/new-release-dialog.module.css'

/** What a release begins with: a format and a title, both taken over into its workspace. */
export const NewReleaseDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const [format, setFormat] = useState<ReleaseFormat>(RELEASE_FORMATS[0])
  const [title, setTitle] = useState('')
  const [asked, setAsked] = useState(false)
  const missing = title.trim() === ''
  const begin = (event: SubmitEvent) => {
    event.preventDefault()
    setAsked(true)
    if (missing) return
    onClose()
    void navigate({ to: '/releases/new', search: { format, title: title.trim() } })
  }
  return (
    <Dialog opened onClose={onClose} title={t('newRelease.title')}>
      <form className={classes.form} noValidate onSubmit={begin}>
        <p className={classes.lead}>{t('newRelease.lead')}</p>
        <ChoiceSelect
          label={t('newRelease.format')}
          required
          value={format}
          onChange={(chosen) => setFormat(chosen ?? format)}
          options={RELEASE_FORMATS.map((value) => ({ value, label: t(`newRelease.formats.${value}`) }))}
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
