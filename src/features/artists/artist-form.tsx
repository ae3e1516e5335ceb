import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type ArtistDetail, artistDetail, artistInput } from '#src/contract/artists.ts'
import { reference } from '#src/contract/shared-schemas.ts'
import { z } from '#src/contract/zod.ts'
import { CHANNELS, type Channel, isSpotifyArtist, normalizeSpotifyLink } from '#src/domain/artist/channels.ts'
import { isWebAddress } from '#src/domain/contact/web-address.ts'
import { EntityForm, type EntityFormProps } from '#src/shared/form/entity-form.tsx'
import { useFieldLabels } from '#src/shared/form/field-texts.ts'
import { blankIsNull } from '#src/shared/form/field-values.ts'
import { CountryField, CheckField } from '#src/shared/form/fields/choice-field.tsx'
import { waitForImageUpload, ImageField } from '#src/shared/form/fields/image-field.tsx'
import { SearchField } from '#src/shared/form/fields/picker-fields.tsx'
import { LongTextField, TextField } from '#src/shared/form/fields/text-field.tsx'
import { currentReader } from '#src/shared/form/form-draft.ts'
import { zodOptions } from '#src/shared/form/zod-options.ts'
import { LabelSearch } from '#src/shared/picker/entity-searches.ts'
import { discardPickedImage } from '#src/shared/upload/picked-images.ts'
import classes from '#src/shared/form/entity-form.module.css'

const {
  name,
  personName,
  country,
  imageFileId,
  description,
  bookingAgent,
  contactEmail,
  contactPhone,
  newSpotifyProfile,
} = artistInput.shape
const OTHERS = CHANNELS.filter((kind) => kind !== 'SPOTIFY')

/** One field per channel. */
const links = z.record(z.enum(CHANNELS), z.string()).check(
  ...OTHERS.map((kind) =>
    z.refine<Record<Channel, string>>((urls) => urls[kind] === '' || isWebAddress(urls[kind]), {
      path: [kind],
      error: 'URL_INVALID',
    }),
  ),
)

export const artistForm = z.object({
  name,
  imageFileId,
  personName: blankIsNull(personName),
  country: blankIsNull(country),
  label: z.nullable(reference),
  description: blankIsNull(description),
  bookingAgent: blankIsNull(bookingAgent),
  contactEmail: blankIsNull(contactEmail),
  contactPhone: blankIsNull(contactPhone),
  links,
  newSpotifyProfile,
})
/** The link to Spotify is required, but of a new act that has none yet (catalogue-5). */
const checkedForm = artistForm.check(
  z.refine(
    ({ links: urls, newSpotifyProfile: isNew }) => (isNew && urls.SPOTIFY === '') || isSpotifyArtist(urls.SPOTIFY),
    {
      path: ['links', 'SPOTIFY'],
      error: 'SPOTIFY_LINK_REQUIRED',
    },
  ),
)
type Fields = z.output<typeof artistForm>
type ArtistInput = ReturnType<typeof inputOf>
type ArtistValues = z.input<typeof artistForm>

/** The fields of the form that a draft stores: not the e-mail address of somebody else. */
export const artistDraft = z.partial(
  z.object({
    name: z.string(),
    imageFileId,
    personName: z.string(),
    country: z.string(),
    label: z.nullable(reference),
    description: z.string(),
    bookingAgent: z.string(),
    contactPhone: z.string(),
    links: z.record(z.enum(CHANNELS), z.string()),
    newSpotifyProfile,
  } satisfies Record<Exclude<keyof ArtistValues, 'contactEmail'>, z.ZodMiniType>),
)

const inputOf = ({ label, links: urls, ...fields }: Fields) => ({
  ...fields,
  labelId: label?.id ?? null,
  channels: CHANNELS.filter((kind) => urls[kind].trim() !== '').map((kind) => ({
    kind,
    url: kind === 'SPOTIFY' ? normalizeSpotifyLink(urls[kind]) : urls[kind].trim(),
  })),
})

const valuesOf = (artist?: ArtistDetail): ArtistValues => {
  const urlOf = (kind: Channel) => artist?.channels.find((one) => one.kind === kind)?.url ?? ''
  return {
    name: artist?.name ?? '',
    imageFileId: artist?.imageFileId ?? null,
    newSpotifyProfile: artist?.newSpotifyProfile ?? false,
    personName: artist?.personName ?? '',
    country: artist?.country ?? '',
    label: artist?.label ?? null,
    description: artist?.description ?? '',
    bookingAgent: artist?.bookingAgent ?? '',
    contactEmail: artist?.contactEmail ?? '',
    contactPhone: artist?.contactPhone ?? '',
    links: {
      SPOTIFY: urlOf('SPOTIFY'),
      APPLE_MUSIC: urlOf('APPLE_MUSIC'),
      YOUTUBE: urlOf('YOUTUBE'),
      SOUNDCLOUD: urlOf('SOUNDCLOUD'),
      INSTAGRAM: urlOf('INSTAGRAM'),
      FACEBOOK: urlOf('FACEBOOK'),
      TIKTOK: urlOf('TIKTOK'),
      WEBSITE: urlOf('WEBSITE'),
    },
  }
}

const readCurrent = currentReader(artistDetail, valuesOf)

export const ArtistForm = ({ entity, save, ...props }: EntityFormProps<ArtistDetail, ArtistInput, ArtistValues>) => {
  const { t } = useTranslation('entities')
  const form = useForm({ resolver: zodResolver(checkedForm, zodOptions), defaultValues: valuesOf(entity) })
  const title = t(entity === undefined ? 'artist.create' : 'save')
  const { fileKey } = props.formDraft
  const names = useFieldLabels()
  const isNewAct = useWatch({ control: form.control, name: 'newSpotifyProfile' })
  return (
    <EntityForm
      {...props}
      save={(fields, revision) => save(inputOf(fields), revision)}
      waitForPicture={(signal) => waitForImageUpload(fileKey, signal)}
      onDiscard={() => void discardPickedImage(fileKey)}
      form={form}
      names={names}
      label={title}
      readCurrent={readCurrent}
      current={entity}
    >
      <ImageField label={names.imageFileId} title={entity?.name ?? ''} kind="artist" fileKey={fileKey} saved={entity} />
      <TextField name="name" label={names.name} required />
      <TextField name="personName" label={names.personName} description={t('hint.personName')} />
      <SearchField name="label" label={names.label} renderSearch={(search) => <LabelSearch {...search} />} makes />
      <CountryField name="country" />
      <div className={classes.wide}>
        <LongTextField name="description" label={names.description} />
      </div>
      <fieldset className={classes.group}>
        <legend>{t('artist.where')}</legend>
        <CheckField name="newSpotifyProfile" label={names.newSpotifyProfile} hint={t('hint.newSpotifyProfile')} />
        {CHANNELS.map((kind) => (
          <TextField
            key={kind}
            name={`links.${kind}`}
            type="url"
            inputMode="url"
            label={kind === 'SPOTIFY' ? t('field.spotify') : t(`channel.${kind}`)}
            required={kind === 'SPOTIFY' && !isNewAct}
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
