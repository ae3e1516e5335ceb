import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { arrivedImage } from '#src/catalogue/entity/arrived-image.ts'
import { useFieldNames } from '#src/catalogue/entity/use-field-names.ts'
import { EntityForm, type FormOf } from '#src/catalogue/entity/entity-form.tsx'
import { CountryField } from '#src/catalogue/entity/fields/country-field.tsx'
import { ImageField } from '#src/catalogue/entity/fields/image-field.tsx'
import { LongTextField } from '#src/catalogue/entity/fields/long-text-field.tsx'
import { SearchField } from '#src/catalogue/entity/fields/search-field.tsx'
import { TextField } from '#src/catalogue/entity/fields/text-field.tsx'
import { dropCover } from '#src/catalogue/uploads/picked-covers.ts'
import { useLabelSearch } from '#src/catalogue/searches.ts'
import type { ArtistDetail } from '#src/contract/artists.ts'
import { CHANNELS } from '#src/domain/artist/channels.ts'
import {
  type ArtistInput,
  type ArtistValues,
  artistForm,
  inputOf,
  readCurrent,
  valuesOf,
} from '#src/features/artists/artist-values.ts'
import classes from '#src/catalogue/entity/entity-form.module.css'

/** All that can be said of an artist. */
export const ArtistForm = ({ entity, save, ...props }: FormOf<ArtistDetail, ArtistInput, ArtistValues>) => {
  const { t } = useTranslation('entities')
  const form = useForm({ resolver: zodResolver(artistForm), defaultValues: valuesOf(entity) })
  const title = t(entity === undefined ? 'artist.create' : 'save')
  const { fileKey } = props.kept
  const names = useFieldNames()
  return (
    <EntityForm
      {...props}
      save={async (fields, revision) =>
        save({ ...inputOf(fields), imageFileId: await arrivedImage(form, fileKey) }, revision)
      }
      onForget={() => void dropCover(fileKey)}
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
