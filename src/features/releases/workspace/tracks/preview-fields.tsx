import { TextInput } from '@mantine/core'
import { useController, useFormContext, useWatch, type FieldPathByValue } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFieldMessages } from '#src/features/releases/workspace/fields/release-text-field.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { fieldId } from '#src/features/releases/workspace/use-workspace-step.ts'
import { PreviewField } from '#src/shared/form/fields/preview-field.tsx'
import classes from '#src/features/releases/workspace/form/form-layout.module.css'

const DIGITS_MAX = 5

type SecondsProps = { name: FieldPathByValue<ReleaseForm, string>; field: string; label: string; hint: string }

/** Whole seconds: only digits can be typed. */
const SecondsField = ({ name, field, label, hint }: SecondsProps) => {
  const {
    field: { ref, ...input },
  } = useController<ReleaseForm, typeof name>({ name })
  const { error, description } = useFieldMessages(field, name)
  return (
    <TextInput
      ref={ref}
      id={fieldId(field)}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={input.value}
      onChange={({ currentTarget }) => input.onChange(currentTarget.value.replaceAll(/\D/g, '').slice(0, DIGITS_MAX))}
      onBlur={input.onBlur}
      error={error}
      description={description ?? hint}
    />
  )
}

/** The preview on the waveform of the master, beside its two fields. */
const PreviewOnMaster = ({ index }: { index: number }) => {
  const { control, setValue } = useFormContext<ReleaseForm>()
  const [media, start, length] = useWatch({
    control,
    name: [`tracks.${index}.media`, `tracks.${index}.previewStart`, `tracks.${index}.previewLength`],
  })
  return (
    <div className={classes.wide}>
      <PreviewField
        media={media}
        start={start}
        length={length}
        onChange={(nextStart, nextLength) => {
          setValue(`tracks.${index}.previewStart`, nextStart, { shouldDirty: true })
          setValue(`tracks.${index}.previewLength`, nextLength, { shouldDirty: true })
        }}
      />
    </div>
  )
}

/** Which part of a track is its preview: as seconds, and on the waveform of the master. */
export const PreviewFields = ({ index, assetId }: { index: number; assetId: string }) => {
  const { t } = useTranslation('releases')
  return (
    <>
      <SecondsField
        name={`tracks.${index}.previewStart`}
        field={`tracks.${assetId}.previewStart`}
        label={t('field.previewStart')}
        hint={t('hint.preview')}
      />
      <SecondsField
        name={`tracks.${index}.previewLength`}
        field={`tracks.${assetId}.previewLength`}
        label={t('field.previewLength')}
        hint={t('hint.preview')}
      />
      <PreviewOnMaster index={index} />
    </>
  )
}
