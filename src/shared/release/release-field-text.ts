import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ShownTrack, TrackContent } from '#src/contract/releases.ts'
import type { AssetArtistRole } from '#src/domain/artist/role.ts'
import type { ReleaseField } from '#src/domain/fields.ts'
import { formatIsrc } from '#src/domain/identifiers/isrc.ts'
import type { SpellingOverride } from '#src/domain/metadata/spelling-override.ts'
import type { TrackContentField } from '#src/domain/release/content.ts'
import type { ReleaseFormat } from '#src/domain/release/format.ts'
import type { RightsClaim } from '#src/domain/release/monetization.ts'
import { formatList } from '#src/i18n/format-list.ts'
import { formatDay, formatDuration } from '#src/i18n/format.ts'
import { useLanguageText } from '#src/i18n/language-text.ts'
import { countryName } from '#src/i18n/names.ts'
import { fieldValueText } from '#src/shared/form/field-values.ts'
import { sampleRateText } from '#src/shared/media/master.ts'
import { storesQuery, useStoreName } from '#src/shared/release/release-queries.ts'
import { territoriesText } from '#src/shared/release/territories-text.ts'

const SHOWN_OF_ID = 8
const shortId = (id: string) => id.slice(0, SHOWN_OF_ID)

/** Files may agree in everything but what is in them, so that the start of their id is shown too. */
const masterText = (media: TrackContent['media'], language: string) => {
  if (media === null) return ''
  const { fileName, fileId, durationMs, sampleRate, bitDepth } = media
  const rate = sampleRate > 0 ? sampleRateText(sampleRate, language) : ''
  const depth = bitDepth > 0 ? `${bitDepth} bit` : ''
  return [fileName, formatDuration(durationMs), rate, depth, shortId(fileId)].filter(Boolean).join(' · ')
}

/** Artists with their parts, as one line of text. */
const useArtistsText = () => {
  const { t, i18n } = useTranslation('common')
  return (artists: readonly { name: string; type: AssetArtistRole }[]): string =>
    formatList(
      artists.map(({ name, type }) => `${name} (${t(`credits.${type}`)})`),
      i18n.language,
    )
}

/** A field of a track as one line of text; waits for the texts of roles. */
export const useTrackFieldText = () => {
  const { t, i18n } = useTranslation(['releases', 'contributors'])
  const languageText = useLanguageText()
  const artistsText = useArtistsText()
  const textOf: Partial<Record<TrackContentField, (track: ShownTrack) => string>> = {
    artists: ({ artists = [] }) => artistsText(artists),
    contributors: ({ contributors = [] }) =>
      contributors.map(({ name, role }) => `${t(`contributors:role.${role}`)}: ${name}`).join(' · '),
    rightsClaim: ({ rightsClaim }) => (rightsClaim == null ? '' : t(`claim.${rightsClaim}`)),
    isrc: ({ isrc }) => formatIsrc(isrc ?? ''),
    language: (track) => languageText(track.language) ?? '',
    metadataLanguage: (track) => languageText(track.metadataLanguage) ?? '',
    media: ({ media = null }) => masterText(media, i18n.language),
    dolbyAtmos: ({ dolbyAtmos = null }) => masterText(dolbyAtmos, i18n.language),
    instantGratification: ({ instantGratification }) => t(instantGratification === true ? 'yes' : 'no'),
    keptSpellings: ({ keptSpellings = [] }) =>
      keptSpellings.map(({ spelling, reason }) => `${spelling}: ${reason}`).join(' · '),
  }
  const plainText = (value: unknown) => (typeof value === 'boolean' ? t(value ? 'yes' : 'no') : fieldValueText(value))
  return (field: TrackContentField, track: ShownTrack): string => textOf[field]?.(track) ?? plainText(track[field])
}

type Text = string | null | undefined
/** What of a release is spelled out: in a form, as it was submitted, or a part of it. */
export type ShownRelease = { readonly [Field in ReleaseField]?: unknown } & {
  readonly format?: ReleaseFormat | undefined
  readonly artists?: readonly { name: string; type: AssetArtistRole }[] | undefined
  readonly cover?: { fileId: string } | null | undefined
  readonly tracks?: readonly { title: string }[] | undefined
  readonly territories?: readonly string[] | undefined
  readonly distributionProviders?: readonly string[] | undefined
  readonly storeDates?: readonly { storeId: string; date: string }[] | undefined
  readonly territoryDates?: readonly { territory: string; date: string }[] | undefined
  readonly keptSpellings?: readonly SpellingOverride[] | undefined
  readonly assetsRightsClaim?: RightsClaim | undefined
  readonly defaultLanguage?: Text
  readonly releaseDate?: Text
  readonly consumerReleaseDate?: Text
  readonly preOrderDate?: Text
}

/** A field's value as one line of text; `releases` must be loaded. */
export const useReleaseFieldText = () => {
  const { t, i18n } = useTranslation('releases')
  const stores = useQuery(storesQuery).data ?? []
  const storeNameOf = useStoreName()
  const languageText = useLanguageText()
  const artistsText = useArtistsText()
  const list = (parts: readonly string[]) => formatList(parts, i18n.language)
  const day = (value: Text) => (value ? formatDay(value, i18n.language) : '')

  const textOf: Partial<Record<ReleaseField, (release: ShownRelease) => string>> = {
    format: ({ format }) => (format === undefined ? '' : t(`format.${format}`)),
    artists: ({ artists = [] }) => artistsText(artists),
    cover: ({ cover }) => (cover ? `${t('conflict.picture')} (${shortId(cover.fileId)})` : ''),
    preOrderDate: ({ preOrderDate }) => day(preOrderDate),
    assetsRightsClaim: ({ assetsRightsClaim: claim }) => (claim === undefined ? '' : t(`claim.${claim}`)),
    defaultLanguage: ({ defaultLanguage }) => languageText(defaultLanguage) ?? '',
    releaseDate: ({ releaseDate }) => day(releaseDate),
    consumerReleaseDate: ({ consumerReleaseDate }) => day(consumerReleaseDate),
    territories: ({ territories = [] }) => territoriesText(territories, i18n.language),
    distributionProviders: ({ distributionProviders = [] }) =>
      list(stores.filter(({ id }) => distributionProviders.includes(id)).map(({ name }) => name)),
    storeDates: ({ storeDates = [] }) =>
      storeDates.map(({ storeId, date }) => `${storeNameOf(storeId)}: ${day(date)}`).join(' · '),
    territoryDates: ({ territoryDates = [] }) =>
      territoryDates.map(({ territory, date }) => `${countryName(territory, i18n.language)}: ${day(date)}`).join(' · '),
    keptSpellings: ({ keptSpellings = [] }) =>
      keptSpellings.map(({ spelling, reason }) => `${spelling}: ${reason}`).join(' · '),
    tracks: ({ tracks = [] }) => tracks.map(({ title }, index) => `${index + 1}. ${title}`).join(' · '),
  }
  const plainText = (value: unknown) => (typeof value === 'boolean' ? t(value ? 'yes' : 'no') : fieldValueText(value))
  return (field: ReleaseField, release: ShownRelease, empty: string = t('conflict.empty')): string =>
    (textOf[field]?.(release) ?? plainText(release[field])) || empty
}
