import { zodResolver } from '@hookform/resolvers/zod'
import { useState, Suspense } from 'react'
import { useForm, useWatch, useFormContext, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { AssetDetail } from '#src/contract/assets.ts'
import { GENRES, subgenreChoices } from '#src/domain/metadata/genres.ts'
import { NO_LANGUAGE } from '#src/domain/metadata/languages.ts'
import {
  assetFormOf,
  problemsOf,
  type AssetValues,
  inputOf,
  readCurrent,
  valuesOf,
} from '#src/features/assets/asset-form-values.ts'
import { IdentityFields, useAssetFieldLabels, type AssetFieldLabels } from '#src/features/assets/identity-fields.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'
import { languageOptions } from '#src/i18n/name-options.ts'
import { EntityForm, type EntityFormProps } from '#src/shared/form/entity-form.tsx'
import { LiveValidation, useFieldHint } from '#src/shared/form/field-problems.tsx'
import { useFieldMessage } from '#src/shared/form/field-texts.ts'
import { ChoiceField } from '#src/shared/form/fields/choice-field.tsx'
import { MasterField } from '#src/shared/form/fields/master-field.tsx'
import { NamesField } from '#src/shared/form/fields/picker-fields.tsx'
import { PreviewField } from '#src/shared/form/fields/preview-field.tsx'
import { TextField, LongTextField } from '#src/shared/form/fields/text-field.tsx'
import { zodOptions } from '#src/shared/form/zod-options.ts'
import { purposeOf } from '#src/shared/media/master.ts'
import { asOption } from '#src/ui/choice-select.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import classes from '#src/shared/form/entity-form.module.css'

/** The editor with the names of all roles, which no other part of a form needs. */
const ContributorsEditor = lazyPart(async () => {
  const [part] = await Promise.all([
    import('#src/shared/contributors/contributors-editor.tsx'),
    loadTexts('contributors'),
  ])
  return part.ContributorsEditor
})

/** Who else made the recording, by role. */
const ContributorsField = ({ name }: { name: 'contributors' }) => {
  const { control } = useFormContext<AssetValues>()
  const { field } = useController({ control, name })
  return (
    <div className={`${classes.wide} ${classes.later}`}>
      <Suspense>
        <ContributorsEditor
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          description={useFieldHint(name)}
          error={useFieldMessage(name)}
        />
      </Suspense>
    </div>
  )
}

type Pair = { genre: 'genre' | 'alternateGenre'; subgenre: 'subgenre' | 'alternateSubgenre'; names: AssetFieldLabels }

/** A genre and its subgenre. */
const GenrePair = ({ genre, subgenre, names }: Pair) => {
  const { control } = useFormContext<AssetValues>()
  const [genreValue, subgenreValue] = useWatch({ control, name: [genre, subgenre] })
  return (
    <>
      <ChoiceField name={genre} label={names[genre]} options={GENRES.map(asOption)} />
      <ChoiceField
        name={subgenre}
        label={names[subgenre]}
        options={subgenreChoices(genreValue, subgenreValue).map(asOption)}
        disabled={genreValue === '' && subgenreValue === ''}
      />
    </>
  )
}

const GenreFields = ({ names }: { names: AssetFieldLabels }) => (
  <>
    <GenrePair genre="genre" subgenre="subgenre" names={names} />
    <GenrePair genre="alternateGenre" subgenre="alternateSubgenre" names={names} />
  </>
)

type RecordingFieldsProps = Pick<Props, 'shared'> & {
  names: AssetFieldLabels
  keys: Record<'media' | 'dolbyAtmos', string>
}

/** The preview on the waveform of the master, beside its two fields. */
const PreviewOnMaster = () => {
  const { control, setValue } = useFormContext<AssetValues>()
  const [media, start, length] = useWatch({ control, name: ['media', 'previewStart', 'previewLength'] })
  const set = (name: 'previewStart' | 'previewLength', value: string) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: true })
  return (
    <PreviewField
      media={media}
      start={start}
      length={length}
      onChange={(nextStart, nextLength) => {
        set('previewStart', nextStart)
        set('previewLength', nextLength)
      }}
    />
  )
}

/** The masters, and the preview that stores play. */
const RecordingFields = ({ names, keys, shared }: RecordingFieldsProps) => {
  const { t } = useTranslation('entities')
  const { control } = useFormContext<AssetValues>()
  const format = useWatch({ control, name: 'format' })
  return (
    <>
      <div className={classes.wide}>
        <MasterField
          name="media"
          label={names.media}
          uploadKey={keys.media}
          purpose={purposeOf(format)}
          shared={shared}
        />
      </div>
      {format === 'TRACK' && (
        <div className={classes.wide}>
          <MasterField name="dolbyAtmos" label={names.dolbyAtmos} uploadKey={keys.dolbyAtmos} purpose="DOLBY_ATMOS" />
        </div>
      )}
      <TextField name="previewStart" label={names.previewStart} inputMode="numeric" description={t('hint.preview')} />
      <TextField name="previewLength" label={names.previewLength} inputMode="numeric" />
      <div className={classes.wide}>
        <PreviewOnMaster />
      </div>
    </>
  )
}

const LINES = 8

/** Lyrics and their language. */
const LyricsFields = ({ names }: { names: AssetFieldLabels }) => {
  const { t, i18n } = useTranslation(['entities', 'common'])
  const languages = languageOptions(i18n.language, t('common:noLinguisticContent'))
  const written = languages.filter(({ value }) => value !== NO_LANGUAGE)
  return (
    <>
      <ChoiceField name="language" label={names.language} description={t('hint.language')} options={languages} />
      <ChoiceField name="metadataLanguage" label={names.metadataLanguage} options={written} />
      <div className={classes.wide}>
        <LongTextField name="lyrics" label={names.lyrics} rows={LINES} />
      </div>
    </>
  )
}

type Given = Partial<Pick<AssetDetail, 'title' | 'format'>>
type Props = EntityFormProps<AssetDetail, ReturnType<typeof inputOf>, AssetValues> & {
  given?: Given
  /** A file that another app shared, to be the master. */
  shared?: string | undefined
}

/** Each form has its own upload keys: the same asset can be open as a track in a workspace. */
const keysOfForm = () => {
  const form = crypto.randomUUID()
  return { media: `${form}/media`, dolbyAtmos: `${form}/dolbyAtmos` }
}

export const AssetForm = ({ entity, given = {}, shared, save, ...props }: Props) => {
  const { t } = useTranslation('entities')
  const [keys] = useState(keysOfForm)
  const [schema] = useState(() => assetFormOf(keys))
  const form = useForm({ resolver: zodResolver(schema, zodOptions), defaultValues: valuesOf(entity ?? given) })
  const names = useAssetFieldLabels(useWatch({ control: form.control, name: 'format' }))
  return (
    <EntityForm
      {...props}
      save={(fields, revision) => save(inputOf(fields), revision)}
      form={form}
      names={names}
      label={t(entity === undefined ? 'asset.create' : 'save')}
      readCurrent={readCurrent}
      current={entity}
    >
      <LiveValidation problemsOf={problemsOf}>
        <IdentityFields names={names} isIsrcFrozen={entity?.published === true && entity.isrc !== null} />
        <fieldset className={classes.group}>
          <legend>{t('asset.credits')}</legend>
          <NamesField name="composer" label={names.composer} description={t('hint.names')} />
          <NamesField name="lyricist" label={names.lyricist} description={t('hint.names')} />
          <ContributorsField name="contributors" />
        </fieldset>
        <fieldset className={classes.group}>
          <legend>{t('asset.genres')}</legend>
          <GenreFields names={names} />
        </fieldset>
        <fieldset className={classes.group}>
          <legend>{t('asset.media')}</legend>
          <RecordingFields names={names} keys={keys} shared={shared} />
        </fieldset>
        <fieldset className={classes.group}>
          <legend>{t('asset.lyrics')}</legend>
          <LyricsFields names={names} />
        </fieldset>
        <fieldset className={classes.group}>
          <legend>{t('asset.copyright')}</legend>
          <TextField name="copyright.year" label={t('field.copyrightYear')} inputMode="numeric" />
          <TextField name="copyright.text" label={t('field.copyrightOwner')} description={t('hint.copyrightOwner')} />
        </fieldset>
      </LiveValidation>
    </EntityForm>
  )
}
