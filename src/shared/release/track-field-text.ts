import { useTranslation } from 'react-i18next'
import type { ShownTrack, TrackContent } from '#src/contract/releases.ts'
import { formatIsrc } from '#src/domain/identifiers/isrc.ts'
import { NO_LANGUAGE } from '#src/domain/metadata/languages.ts'
import type { TrackContentField } from '#src/domain/release/content.ts'
import { formatDuration } from '#src/i18n/format.ts'
import { languageName } from '#src/domain/metadata/language-names.ts'
import { formatList } from '#src/i18n/names.ts'
import { fieldValueText } from '#src/shared/form/field-values.ts'

const masterText = (media: TrackContent['media']) =>
  media === null ? '' : `${media.fileName} · ${formatDuration(media.durationMs)}`

/** A field of a track as one line of text; `releases` must be loaded. */
export const useTrackFieldText = () => {
  const { t, i18n } = useTranslation('releases')
  const language = (code: string | null | undefined) => {
    if (code == null) return ''
    return code === NO_LANGUAGE ? t('noLinguisticContent') : languageName(code, i18n.language)
  }
  const textOf: Partial<Record<TrackContentField, (track: ShownTrack) => string>> = {
    artists: ({ artists = [] }) =>
      formatList(
        artists.map(({ name }) => name),
        i18n.language,
      ),
    contributors: ({ contributors = [] }) =>
      formatList([...new Set(contributors.map(({ name }) => name))], i18n.language),
    rightsClaim: ({ rightsClaim }) => (rightsClaim == null ? '' : t(`claim.${rightsClaim}`)),
    isrc: ({ isrc }) => formatIsrc(isrc ?? ''),
    language: (track) => language(track.language),
    metadataLanguage: (track) => language(track.metadataLanguage),
    media: ({ media = null }) => masterText(media),
    dolbyAtmos: ({ dolbyAtmos = null }) => masterText(dolbyAtmos),
    instantGratification: ({ instantGratification }) => t(instantGratification === true ? 'yes' : 'no'),
    keptSpellings: ({ keptSpellings = [] }) =>
      keptSpellings.map(({ spelling, reason }) => `${spelling}: ${reason}`).join(' · '),
  }
  const plainText = (value: unknown) => (typeof value === 'boolean' ? t(value ? 'yes' : 'no') : fieldValueText(value))
  return (field: TrackContentField, track: ShownTrack): string => textOf[field]?.(track) ?? plainText(track[field])
}
