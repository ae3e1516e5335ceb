import { useTranslation } from 'react-i18next'
import { Fact, Facts } from '#src/shared/entity/overview.tsx'
import type { Asset } from '#src/contract/assets.ts'
import { formatIsrc } from '#src/domain/identifiers/isrc.ts'

/** What it is, and what tells it from all others. */
export const AssetFacts = ({ asset }: { asset: Asset }) => {
  const { t } = useTranslation(['entities', 'lists'])
  const { explicit, isrc, catalogTier } = asset
  return (
    <Facts>
      <Fact name={t('field.format')}>{t(`lists:format.${asset.format}`)}</Fact>
      <Fact name={t('field.version')}>{asset.version}</Fact>
      <Fact name={t('field.explicit')}>{explicit !== null && t(explicit ? 'yes' : 'no')}</Fact>
      <Fact name={t('field.isrc')}>{isrc !== null && formatIsrc(isrc)}</Fact>
      <Fact name={t('field.genre')}>{asset.genre}</Fact>
      <Fact name={t('field.subgenre')}>{asset.subgenre}</Fact>
      <Fact name={t('field.alternateGenre')}>{asset.alternateGenre}</Fact>
      <Fact name={t('field.alternateSubgenre')}>{asset.alternateSubgenre}</Fact>
      <Fact name={t('field.catalogTier')}>{catalogTier !== null && t(`asset.tier.${catalogTier}`)}</Fact>
      <Fact name={t('field.organization')}>{asset.organization.name}</Fact>
    </Facts>
  )
}
