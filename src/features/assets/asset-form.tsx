import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { EntityForm, type EntityFormProps } from '#src/shared/form/entity-form.tsx'
import { NamesField } from '#src/shared/form/fields/names-field.tsx'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import { LiveValidation } from '#src/shared/form/live-validation.tsx'
import { useSharedMaster } from '#src/shared/upload/use-shared-master.ts'
import type { AssetDetail, AssetInput } from '#src/contract/assets.ts'
import { assetFormOf, problemsOf } from '#src/features/assets/asset-problems.ts'
import { type AssetValues, inputOf, readCurrent, valuesOf } from '#src/features/assets/asset-form-values.ts'
import { GenreFields } from '#src/features/assets/genre-fields.tsx'
import { IdentityFields } from '#src/features/assets/identity-fields.tsx'
import { LyricsFields } from '#src/features/assets/lyrics-fields.tsx'
import { RecordingFields } from '#src/features/assets/recording-fields.tsx'
import { useAssetFieldLabels } from '#src/features/assets/use-asset-field-labels.ts'
import classes from '#src/shared/form/entity-form.module.css'

type Given = Partial<Pick<AssetDetail, 'title' | 'format'>>
type Props = EntityFormProps<AssetDetail, AssetInput, AssetValues> & {
  given?: Given
  /** A file that another app shared, to be the master. */
  shared?: string | undefined
}

/** The files of one form are sent under keys of its own: the same asset may be open as a track elsewhere. */
const keysOfForm = () => {
  const form = crypto.randomUUID()
  return { media: `${form}/media`, dolbyAtmos: `${form}/dolbyAtmos` }
}

/** All that can be said of a recording or a video. */
export const AssetForm = ({ entity, given = {}, shared, save, ...props }: Props) => {
  const { t } = useTranslation('entities')
  const [keys] = useState(keysOfForm)
  const [schema] = useState(() => assetFormOf(keys))
  const form = useForm({ resolver: zodResolver(schema), defaultValues: valuesOf(entity ?? given) })
  useSharedMaster(keys.media, shared)
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
        <IdentityFields names={names} />
        <fieldset className={classes.group}>
          <legend>{t('asset.credits')}</legend>
          <NamesField name="composer" label={names.composer} description={t('hint.names')} />
          <NamesField name="lyricist" label={names.lyricist} description={t('hint.names')} />
        </fieldset>
        <fieldset className={classes.group}>
          <legend>{t('asset.genres')}</legend>
          <GenreFields names={names} />
        </fieldset>
        <fieldset className={classes.group}>
          <legend>{t('asset.media')}</legend>
          <RecordingFields names={names} keys={keys} />
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
