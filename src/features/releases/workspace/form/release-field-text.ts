import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDay } from '#src/i18n/format-date.ts'
import { storesQuery } from '#src/shared/release/release-queries.ts'
import { NO_LANGUAGE } from '#src/domain/metadata/languages.ts'
import { WORLD } from '#src/domain/metadata/territories.ts'
import type { MergedField } from '#src/features/releases/workspace/form/merge-release.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'

/** A field's value as one line of words, to be compared with another. */
export const useReleaseFieldText = () => {
  const { t, i18n } = useTranslation('releases')
  const stores = useQuery(storesQuery).data ?? []
  const list = (parts: readonly string[]) => new Intl.ListFormat(i18n.language).format(parts)
  const yesNo = (value: boolean | null) => (value === null ? '' : t(value ? 'yes' : 'no'))
  const day = (value: string) => (value === '' ? '' : formatDay(value, i18n.language))
  const nameOf = (codes: readonly string[]) => {
    const names = new Intl.DisplayNames(i18n.language, { type: 'region' })
    return list(codes.map((code) => (code === WORLD ? t('territories.world') : (names.of(code) ?? code))))
  }
  const nameOfLanguage = (code: string) => {
    if (code === '') return ''
    if (code === NO_LANGUAGE) return t('noLinguisticContent')
    return new Intl.DisplayNames(i18n.language, { type: 'language' }).of(code) ?? code
  }

  const textByField: Record<MergedField, (form: ReleaseForm) => string> = {
    title: ({ title }) => title,
    version: ({ version }) => version,
    format: ({ format }) => t(`format.${format}`),
    artists: ({ artists }) => list(artists.map(({ name }) => name)),
    label: ({ label }) => label?.name ?? '',
    cover: ({ cover }) => (cover === null ? '' : t('conflict.picture')),
    explicit: ({ explicit }) => yesNo(explicit),
    alreadyReleased: ({ alreadyReleased }) => yesNo(alreadyReleased),
    genre: ({ genre }) => genre,
    subgenre: ({ subgenre }) => subgenre,
    alternateGenre: ({ alternateGenre }) => alternateGenre,
    alternateSubgenre: ({ alternateSubgenre }) => alternateSubgenre,
    recordingYear: ({ recordingYear }) => recordingYear,
    recordingLocation: ({ recordingLocation }) => recordingLocation,
    preOrderDate: ({ preOrderDate }) => day(preOrderDate),
    monetization: ({ monetization }) => yesNo(monetization),
    songMonetization: ({ songMonetization }) => yesNo(songMonetization),
    assetsRightsClaim: ({ assetsRightsClaim }) => t(`claim.${assetsRightsClaim}`),
    manageAssetsSeparately: ({ manageAssetsSeparately }) => yesNo(manageAssetsSeparately),
    defaultLanguage: ({ defaultLanguage }) => nameOfLanguage(defaultLanguage),
    copyrightC: ({ copyrightC }) => `${copyrightC.year} ${copyrightC.text}`.trim(),
    copyrightP: ({ copyrightP }) => `${copyrightP.year} ${copyrightP.text}`.trim(),
    barcode: ({ barcode }) => barcode,
    catalogNumber: ({ catalogNumber }) => catalogNumber,
    releaseDate: ({ releaseDate }) => day(releaseDate),
    consumerReleaseDate: ({ consumerReleaseDate }) => day(consumerReleaseDate),
    consumerReleaseTime: ({ consumerReleaseTime }) => consumerReleaseTime,
    territories: ({ territories }) => nameOf(territories),
    distributionProviders: ({ distributionProviders }) =>
      list(stores.filter(({ id }) => distributionProviders.includes(id)).map(({ name }) => name)),
    tracks: ({ tracks }) => tracks.map(({ title }, index) => `${index + 1}. ${title}`).join(' · '),
  }
  return (field: MergedField, form: ReleaseForm): string => textByField[field](form) || t('conflict.empty')
}
