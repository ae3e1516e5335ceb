import { useTranslation } from 'react-i18next'
import type { AssetFormat } from '#src/domain/release-format.ts'
import type { AssetValues } from '#src/features/assets/asset-values.ts'

/** What each field of an asset is called. */
export const useAssetNames = (format: AssetFormat): Record<keyof AssetValues, string> => {
  const { t } = useTranslation('entities')
  return {
    title: t('field.title'),
    version: t('field.version'),
    format: t('field.format'),
    artists: t('field.artists'),
    composer: t('field.composer'),
    lyricist: t('field.lyricist'),
    isrc: t('field.isrc'),
    explicit: t('field.explicit'),
    language: t('field.language'),
    metadataLanguage: t('field.metadataLanguage'),
    lyrics: t('field.lyrics'),
    genre: t('field.genre'),
    subgenre: t('field.subgenre'),
    alternateGenre: t('field.alternateGenre'),
    alternateSubgenre: t('field.alternateSubgenre'),
    catalogTier: t('field.catalogTier'),
    copyright: t('field.copyright'),
    previewStart: t('field.previewStart'),
    previewLength: t('field.previewLength'),
    media: t(format === 'VIDEO' ? 'field.video' : 'field.master'),
    dolbyAtmos: t('field.dolbyAtmos'),
  }
}
export type AssetNames = ReturnType<typeof useAssetNames>
