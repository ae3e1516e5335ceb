import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { waitForImageUpload } from '#src/shared/form/wait-for-image-upload.ts'
import { useFieldLabels } from '#src/shared/form/use-field-labels.ts'
import { EntityForm, type EntityFormProps } from '#src/shared/form/entity-form.tsx'
import { CountryField } from '#src/shared/form/fields/country-field.tsx'
import { ImageField } from '#src/shared/form/fields/image-field.tsx'
import { LongTextField } from '#src/shared/form/fields/long-text-field.tsx'
import { SearchField } from '#src/shared/form/fields/search-field.tsx'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import { discardPickedImage } from '#src/shared/upload/picked-images.ts'
import { useLabelSearch } from '#src/shared/picker/entity-searches.ts'
import type { ArtistDetail } from '#src/contract/artists.ts'
import { CHANNELS } from '#src/domain/artist/channels.ts'
import {
  type ArtistInput,
  type ArtistValues,
  artistForm,
  inputOf,
  readCurrent,
  valuesOf,
} from '#src/features/artists/artist-form-values.ts'
import classes from '#src/shared/form/entity-form.module.css'

/** All that can be said of an artist. */
export const ArtistForm = ({ entity, save, ...props }: EntityFormProps<ArtistDetail, ArtistInput, ArtistValues>) => {
  const { t } = useTranslation('entities')
  const form = useForm({ resolver: zodResolver(artistForm), defaultValues: valuesOf(entity) })
  const title = t(entity === undefined ? 'artist.create' : 'save')
  const { fileKey } = props.formDraft
  const names = useFieldLabels()
  return (
    <EntityForm
      {...props}
      save={async (fields, revision) =>
        save({ ...inputOf(fields), imageFileId: await waitForImageUpload(form, fileKey) }, revision)
      }
      onDiscard={() => void discardPickedImage(fileKey)}
      form={form}
      names={names}
      label={title}
      readCurrent={readCurrent}
      current={entity}
    >
      <ImageField label={names.imageFileId} title={entity?.name ?? ''} fileKey={fileKey} saved={entity} />
      <TextField name="name" label={names.name} required />
      <TextField name="personName" label={names.personName} />
      <SearchField name="label" label={names.label} useOptions={useLabelSearch} makes />
      <CountryField name="country" />
      <div className={classes.wide}>
        <LongTextField name="description" label={names.description} />
      </div>
      <fieldset className={classes.group}>
        <legend>{t('artist.where')}</legend>
        {CHANNELS.map((kind) => (
          <TextField
            key={kind}
            name={`links.${kind}`}
            type="url"
            inputMode="url"
            label={kind === 'SPOTIFY' ? t('field.spotify') : t(`channel.${kind}`)}
            required={kind === 'SPOTIFY'}
            placeholder={kind === 'SPOTIFY' ? t('hint.spotify') : undefined}
          />
        ))}
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t('artist.contact')}</legend>
        <TextField name="bookingAgent" label={names.bookingAgent} />
        <TextField name="contactEmail" label={names.contactEmail} type="email" />
        <TextField name="contactPhone" label={names.contactPhone} type="tel" />
      </fieldset>
    </EntityForm>
  )
}
