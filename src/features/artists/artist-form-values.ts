import { blankIsNull } from '#src/shared/form/blank-is-null.ts'
import { type ArtistDetail, artistDetail, artistInput } from '#src/contract/artists.ts'
import { reference } from '#src/contract/shared-schemas.ts'
import { z } from '#src/contract/zod.ts'
import { type Channel, CHANNELS, isSpotifyArtist, normalizeSpotifyLink } from '#src/domain/artist/channels.ts'
import { isWebAddress } from '#src/domain/contact/web-address.ts'

const { name, personName, country, imageFileId, description, bookingAgent, contactEmail, contactPhone } =
  artistInput.shape
const OTHERS = CHANNELS.filter((kind) => kind !== 'SPOTIFY')

/** One field a channel; the link to Spotify is the one that has to be there (spec 2, section 5). */
const links = z.record(z.enum(CHANNELS), z.string()).check(
  z.refine(({ SPOTIFY }) => isSpotifyArtist(SPOTIFY), { path: ['SPOTIFY'], error: 'SPOTIFY_LINK_REQUIRED' }),
  ...OTHERS.map((kind) =>
    z.refine<Record<Channel, string>>((given) => given[kind] === '' || isWebAddress(given[kind]), {
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
})
type Fields = z.output<typeof artistForm>
export type ArtistInput = ReturnType<typeof inputOf>
export type ArtistValues = z.input<typeof artistForm>

/** What of the form stays on this device until it is saved: not other people's e-mail. */
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
  }),
)

export const inputOf = ({ label, links: given, ...fields }: Fields) => ({
  ...fields,
  labelId: label?.id ?? null,
  channels: CHANNELS.filter((kind) => given[kind].trim() !== '').map((kind) => ({
    kind,
    url: kind === 'SPOTIFY' ? normalizeSpotifyLink(given[kind]) : given[kind].trim(),
  })),
})

export const valuesOf = (artist?: ArtistDetail): ArtistValues => {
  const urlOf = (kind: Channel) => artist?.channels.find((one) => one.kind === kind)?.url ?? ''
  return {
    name: artist?.name ?? '',
    imageFileId: artist?.imageFileId ?? null,
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

export const readCurrent = (current: unknown) => {
  const { data } = artistDetail.safeParse(current)
  return data === undefined ? null : { values: valuesOf(data), revision: data.revision }
}
