import { mutation, query } from '#src/contract/procedure.ts'
import {
  countryCode,
  done,
  entity,
  id,
  ids,
  listInput,
  reference,
  requiredText,
  text,
} from '#src/contract/shared-schemas.ts'
import { z } from '#src/contract/zod.ts'
import { ENTITY_STATUSES } from '#src/domain/access/activation.ts'
import { CHANNELS, isSpotifyArtist } from '#src/domain/artist/channels.ts'
import { isPhone } from '#src/domain/contact/phone.ts'
import { isWebAddress } from '#src/domain/contact/web-address.ts'
import { DESCRIPTION_MAX, NAME_MAX, PHONE_MAX } from '#src/domain/limits.ts'

const status = z.enum(ENTITY_STATUSES)

/** Where an artist is found; the backend asks for the link to Spotify, or for a new profile there (catalogue-5). */
const channels = z
  .array(z.object({ kind: z.enum(CHANNELS), url: requiredText().check(z.refine(isWebAddress, 'URL_INVALID')) }))
  .check(
    z.maxLength(CHANNELS.length),
    z.refine(
      (all) => all.every(({ kind, url }) => kind !== 'SPOTIFY' || isSpotifyArtist(url)),
      'SPOTIFY_LINK_REQUIRED',
    ),
  )

const fields = {
  name: requiredText(NAME_MAX),
  /** Of one person, or of the members of a band with commas between them. */
  personName: z.nullable(text()),
  country: z.nullable(countryCode),
  labelId: z.nullable(id),
  imageFileId: z.nullable(id),
  description: z.nullable(text(DESCRIPTION_MAX)),
  bookingAgent: z.nullable(text(NAME_MAX)),
  contactEmail: z.nullable(z.email('EMAIL_INVALID')),
  contactPhone: z.nullable(text(PHONE_MAX).check(z.refine(isPhone, 'PHONE_INVALID'))),
  channels,
  /** A new act: Spotify is asked to make its profile. */
  newSpotifyProfile: z.boolean(),
}
export const artistInput = z.object(fields)

export const artist = z.object({
  ...entity,
  name: z.string(),
  image: z.nullable(z.string()),
  country: z.nullable(z.string()),
  status,
  organization: reference,
  label: z.nullable(reference),
  releasesCount: z.int(),
})
export type Artist = z.output<typeof artist>

export const artistDetail = z.extend(artist, {
  personName: z.nullable(z.string()),
  imageFileId: z.nullable(id),
  description: z.nullable(z.string()),
  bookingAgent: z.nullable(z.string()),
  contactEmail: z.nullable(z.string()),
  contactPhone: z.nullable(z.string()),
  channels: z.array(z.object({ kind: z.enum(CHANNELS), url: z.string() })),
  newSpotifyProfile: z.boolean(),
} satisfies Record<Exclude<keyof typeof fields, 'name' | 'country' | 'labelId'>, z.ZodMiniType>)
export type ArtistDetail = z.output<typeof artistDetail>

/** What the rules ask of a credited artist. */
export const artistFacts = z.object({
  artistId: id,
  /** Spotify does not know the artist, and is not asked to make a new profile. */
  lacksProfile: z.boolean(),
  /** The artists whose people include this one: the bands that the artist is in. */
  bands: z.array(id),
  /** Names of other artists of the organization that differ in capitals, accents or punctuation only. */
  similar: z.array(z.string()),
})
export type ArtistFacts = z.output<typeof artistFacts>

export const artists = {
  list: query(
    z.object({ ...listInput, status: z.optional(status), labelId: z.optional(id) }),
    z.object({ artists: z.array(artist), count: z.int() }),
  ),
  get: query(z.object({ artistId: id }), artistDetail),
  /** For several artists at once, as they are picked; those that the caller does not see are left out. */
  facts: query(z.object({ artistIds: ids }), z.array(artistFacts)),
  create: mutation(
    z.extend(z.partial(artistInput), { id: z.optional(id), name: fields.name, organizationId: z.optional(id) }),
    artistDetail,
  ),
  update: mutation(z.extend(z.partial(artistInput), { artistId: id, revision: z.int() }), artistDetail),
  toggle: mutation(z.object({ artistIds: ids, status }), done),
  permanentlyDelete: mutation(z.object({ artistIds: ids }), done),
}
