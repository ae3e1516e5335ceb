import { useTranslation } from 'react-i18next'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import { NO_LANGUAGE } from '#src/domain/metadata/languages.ts'
import { WORLD } from '#src/domain/metadata/territories.ts'
import { formatDay } from '#src/i18n/format-date.ts'

type Part = string | number | null | undefined

/** What a release says of itself, in the reviewer's language. */
export const useReleaseFactText = () => {
  const { t, i18n } = useTranslation('submissions')
  const language = i18n.resolvedLanguage ?? 'en'
  return {
    parts: (...parts: Part[]) => parts.filter(Boolean).join(' · '),
    territories: (codes: readonly string[]) => {
      const names = new Intl.DisplayNames(language, { type: 'region' })
      if (codes.includes(WORLD)) return t('world')
      return new Intl.ListFormat(language).format(codes.map((code) => names.of(code) ?? code))
    },
    language: (code: string | null) => {
      if (code === null) return null
      if (code === NO_LANGUAGE) return t('instrumental')
      return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
    },
    day: (value: string | null) => (value === null ? null : formatDay(value, language)),
    explicit: (value: boolean | null) => (value === null ? null : t(value ? 'explicit.yes' : 'explicit.no')),
    instant: ({ tracklist, tracks }: ReleaseDetail) => {
      const marked = tracklist.filter(({ instantGratification }) => instantGratification === true)
      const ids = new Set(marked.map(({ assetId }) => assetId))
      return new Intl.ListFormat(language).format(tracks.filter(({ id }) => ids.has(id)).map(({ title }) => title))
    },
    monetization: ({ monetization, songMonetization }: ReleaseDetail) => {
      if (monetization) return t(songMonetization ? 'monetized.all' : 'monetized.release')
      return t(songMonetization ? 'monetized.songs' : 'monetized.no')
    },
  }
}
