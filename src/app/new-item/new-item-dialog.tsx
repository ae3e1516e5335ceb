import { Button, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useController, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ASSET_FORMATS } from '#src/domain/asset/format.ts'
import { TEXT_MAX } from '#src/domain/limits.ts'
import { RELEASE_FORMATS } from '#src/domain/release/format.ts'
import { ChoiceSelect } from '#src/ui/choice-select.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import classes from '#src/app/new-item/new-item-dialog.module.css'

type Props<F extends string> = {
  title: string
  formats: readonly { value: F; label: string }[]
  defaultFormat: F
  onClose: () => void
  onSubmit: (item: { format: F; title: string }) => void
}

/** Asks for the format and title of a new release or asset. The page that creates it gets both. */
const NewItemDialog = <F extends string>({ title: heading, formats, defaultFormat, onClose, onSubmit }: Props<F>) => {
  const { t } = useTranslation('shell')
  const defaultValues: { format: string; title: string } = { format: defaultFormat, title: '' }
  const { control, formState, handleSubmit, register } = useForm({ defaultValues })
  const { field: format } = useController({ control, name: 'format' })
  const chosen = formats.find(({ value }) => value === format.value)?.value ?? defaultFormat
  const submit = handleSubmit(({ title }) => {
    onClose()
    onSubmit({ format: chosen, title: title.trim() })
  })
  return (
    <Dialog opened onClose={onClose} title={heading}>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className={classes.lead}>{t('newRelease.lead')}</p>
        <ChoiceSelect label={t('newRelease.format')} required {...format} value={chosen} options={formats} />
        <TextInput
          {...register('title', { validate: (title) => title.trim() !== '' })}
          label={t('newRelease.titleField')}
          placeholder={t('newRelease.titlePlaceholder')}
          required
          data-autofocus
          autoComplete="off"
          maxLength={TEXT_MAX}
          error={formState.errors.title && t('newRelease.titleRequired')}
        />
        <Button type="submit" className={classes.submit}>
          {t('newRelease.continue')}
        </Button>
      </form>
    </Dialog>
  )
}

export const NewReleaseDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  return (
    <NewItemDialog
      title={t('newRelease.title')}
      formats={RELEASE_FORMATS.map((value) => ({ value, label: t(`newRelease.formats.${value}`) }))}
      defaultFormat="ALBUM"
      onClose={onClose}
      onSubmit={(search) => void navigate({ to: '/releases/new', search })}
    />
  )
}

export const NewAssetDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  return (
    <NewItemDialog
      title={t('newAsset.title')}
      formats={ASSET_FORMATS.map((value) => ({ value, label: t(`newRelease.formats.${value}`) }))}
      defaultFormat="TRACK"
      onClose={onClose}
      onSubmit={(search) => void navigate({ to: '/assets/new', search })}
    />
  )
}
