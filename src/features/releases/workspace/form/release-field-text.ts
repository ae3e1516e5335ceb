import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDay } from '#src/i18n/format.ts'
import { formatList, languageName } from '#src/i18n/names.ts'
import { territoriesText } from '#src/shared/release/territories-text.ts'
import { storesQuery } from '#src/shared/release/release-queries.ts'
import { fieldValueText } from '#src/shared/form/field-values.ts'
import { NO_LANGUAGE } from '#src/domain/metadata/languages.ts'
import type { MergedField } from '#src/features/releases/workspace/form/merge-release.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'

type Plain = boolean | { name: string } | { year: string; text: string } | null
/** Fields whose values are not plain text: codes, lists and files. */
type SpelledField = {
  [F in MergedField]: string extends ReleaseForm[F] ? never : ReleaseForm[F] extends Plain ? never : F
}[MergedField]

/** A field's value as one line of text. */
export const useReleaseFieldText = () => {
  const { t, i18n } = useTranslation('releases')
  const stores = useQuery(storesQuery).data ?? []
  const list = (parts: readonly string[]) => formatList(parts, i18n.language)
  const day = (value: string) => (value === '' ? '' : formatDay(value, i18n.language))
  const languageText = (code: string) => {
    if (code === '') return ''
    if (code === NO_LANGUAGE) return t('noLinguisticContent')
    return languageName(code, i18n.language)
  }

  const textOf: Record<SpelledField, (form: ReleaseForm) => string> &
    Partial<Record<MergedField, (form: ReleaseForm) => string>> = {
    format: ({ format }) => t(`format.${format}`),
    artists: ({ artists }) => list(artists.map(({ name }) => name)),
    cover: ({ cover }) => (cover === null ? '' : t('conflict.picture')),
    preOrderDate: ({ preOrderDate }) => day(preOrderDate),
    assetsRightsClaim: ({ assetsRightsClaim }) => t(`claim.${assetsRightsClaim}`),
    defaultLanguage: ({ defaultLanguage }) => languageText(defaultLanguage),
    releaseDate: ({ releaseDate }) => day(releaseDate),
    consumerReleaseDate: ({ consumerReleaseDate }) => day(consumerReleaseDate),
    territories: ({ territories }) => territoriesText(territories, i18n.language),
    distributionProviders: ({ distributionProviders }) =>
      list(stores.filter(({ id }) => distributionProviders.includes(id)).map(({ name }) => name)),
    keptSpellings: ({ keptSpellings }) =>
      keptSpellings.map(({ spelling, reason }) => `${spelling}: ${reason}`).join(' · '),
    tracks: ({ tracks }) => tracks.map(({ title }, index) => `${index + 1}. ${title}`).join(' · '),
  }
  const plainText = (value: unknown) => (typeof value === 'boolean' ? t(value ? 'yes' : 'no') : fieldValueText(value))
  return (field: MergedField, form: ReleaseForm, empty: string = t('conflict.empty')): string =>
    (textOf[field]?.(form) ?? plainText(form[field])) || empty
}
