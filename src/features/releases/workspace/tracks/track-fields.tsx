import { Textarea } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useController, useFormContext, useWatch, type FieldPathByValue } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatIsrc } from '#src/domain/identifiers/isrc.ts'
import { LYRICS_MAX } from '#src/domain/limits.ts'
import { NO_LANGUAGE } from '#src/domain/metadata/languages.ts'
import { ArtistsField } from '#src/features/releases/workspace/fields/artists-field.tsx'
import {
  ReleaseChoiceField,
  SwitchField,
  YesNoField,
} from '#src/features/releases/workspace/fields/release-choice-field.tsx'
import { ReleaseTextField, useFieldMessages } from '#src/features/releases/workspace/fields/release-text-field.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import { CopyCredits } from '#src/features/releases/workspace/tracks/copy-credits.tsx'
import { PreviewFields } from '#src/features/releases/workspace/tracks/preview-fields.tsx'
import { fieldId } from '#src/features/releases/workspace/use-workspace-step.ts'
import { loadTexts } from '#src/i18n/load-texts.ts'
import { languageOptions } from '#src/i18n/name-options.ts'
import { namesOf } from '#src/shared/picker/name-list.ts'
import { NamesInput } from '#src/shared/picker/names-input.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import classes from '#src/features/releases/workspace/form/form-layout.module.css'

const MoreCredits = lazyPart(async () => {
  const [part] = await Promise.all([
    import('#src/features/releases/workspace/tracks/more-credits.tsx'),
    loadTexts('contributors'),
  ])
  return part.MoreCredits
})

type NamesProps = {
  name: FieldPathByValue<ReleaseForm, string[]>
  field: string
  label: string
  hint: string
  required?: boolean
}

/** Several names in one line, separated by commas, which is quick on a phone. The text stays as it was typed. */
const NamesField = ({ name, field, label, hint, required = false }: NamesProps) => {
  const {
    field: { ref, ...input },
  } = useController<ReleaseForm, typeof name>({ name })
  const [typed, setTyped] = useState(() => input.value.join(', '))
  const { error, description } = useFieldMessages(field, name)
  const text = namesOf(typed).join() === input.value.join() ? typed : input.value.join(', ')
  return (
    <NamesInput
      ref={ref}
      id={fieldId(field)}
      label={label}
      required={required}
      value={text}
      onChange={(names) => {
        setTyped(names)
        input.onChange(namesOf(names))
      }}
      onBlur={input.onBlur}
      error={error}
      description={description ?? hint}
    />
  )
}

const LINES = 4

type LyricsProps = { name: FieldPathByValue<ReleaseForm, string>; field: string; label: string }

const LyricsField = ({ name, field, label }: LyricsProps) => {
  const { register } = useFormContext<ReleaseForm>()
  const { error, description } = useFieldMessages(field, name)
  return (
    <Textarea
      {...register(name)}
      id={fieldId(field)}
      className={classes.wide}
      label={label}
      rows={LINES}
      maxLength={LYRICS_MAX}
      error={error}
      description={description}
    />
  )
}

/** Instant gratification needs a pre-order date. */
const InstantGratificationField = ({ index }: { index: number }) => {
  const { t } = useTranslation('releases')
  const { control } = useFormContext<ReleaseForm>()
  if (useWatch({ control, name: 'preOrderDate' }) === '') return null
  return (
    <SwitchField
      name={`tracks.${index}.instantGratification`}
      label={t('field.instantGratification')}
      hint={t('hint.instantGratification')}
    />
  )
}

/** A store that has a recording knows it by its code. One that went there without a code can still be given it. */
const IsrcField = ({ index, field }: { index: number; field: string }) => {
  const { t } = useTranslation('releases')
  const { detail } = useWorkspace()
  const { control, getValues } = useFormContext<ReleaseForm>()
  const prefix = useWatch({ control, name: 'label' })?.isrcPrefix
  const [assigned] = useState(() => getValues(`tracks.${index}.isrc`))
  const isFrozen = detail?.published === true && assigned !== ''
  const known = prefix === null ? t('hint.isrcWithoutPrefix') : t('hint.isrcAssigned', { prefix })
  return (
    <ReleaseTextField
      name={`tracks.${index}.isrc`}
      field={field}
      label={t('field.isrc')}
      placeholder="AA-6Q7-20-00047"
      format={formatIsrc}
      hint={isFrozen ? t('hint.frozen') : prefix === undefined ? t('hint.isrc') : known}
      autoComplete="off"
      disabled={isFrozen}
    />
  )
}

/** The fields of one track. Problems name it by its asset, the form by its index. */
export const TrackFields = ({ index, assetId }: { index: number; assetId: string }) => {
  const { t, i18n } = useTranslation(['releases', 'common'])
  const languages = languageOptions(i18n.language, t('common:noLinguisticContent'))
  const field = (name: string) => `tracks.${assetId}.${name}`
  return (
    <div className={`${classes.fields} ${classes.inset}`}>
      <ReleaseTextField
        name={`tracks.${index}.title`}
        field={field('title')}
        label={t('field.title')}
        required
        autoComplete="off"
      />
      <ReleaseTextField
        name={`tracks.${index}.version`}
        field={field('version')}
        label={t('field.version')}
        autoComplete="off"
      />
      <div className={classes.wide}>
        <ArtistsField name={`tracks.${index}.artists`} field={field('artists')} />
      </div>
      <div className={classes.wide}>
        <CopyCredits assetId={assetId} />
      </div>
      <NamesField
        name={`tracks.${index}.composer`}
        field={field('composer')}
        label={t('field.composer')}
        hint={t('hint.names')}
        required
      />
      <NamesField
        name={`tracks.${index}.lyricist`}
        field={field('lyricist')}
        label={t('field.lyricist')}
        hint={t('hint.names')}
      />
      <div id={fieldId(field('contributors'))} tabIndex={-1} className={`${classes.wide} ${classes.later}`}>
        <Suspense>
          <MoreCredits index={index} assetId={assetId} />
        </Suspense>
      </div>
      <IsrcField index={index} field={field('isrc')} />
      <ReleaseChoiceField
        name={`tracks.${index}.language`}
        field={field('language')}
        label={t('field.language')}
        required
        options={languages}
      />
      <ReleaseChoiceField
        name={`tracks.${index}.metadataLanguage`}
        field={field('metadataLanguage')}
        label={t('field.metadataLanguage')}
        options={languages.filter(({ value }) => value !== NO_LANGUAGE)}
      />
      <YesNoField name={`tracks.${index}.explicit`} field={field('explicit')} label={t('field.explicit')} />
      <PreviewFields index={index} assetId={assetId} />
      <LyricsField name={`tracks.${index}.lyrics`} field={field('lyrics')} label={t('field.lyrics')} />
      <InstantGratificationField index={index} />
    </div>
  )
}
