import { useTranslation } from 'react-i18next'
import { duration } from '#src/catalogue/duration.ts'
import { EntityActions } from '#src/catalogue/entity/entity-actions.tsx'
import { Fact, Facts, Overview, Section } from '#src/catalogue/entity/overview.tsx'
import type { Asset } from '#src/contract/assets.ts'
import { formatIsrc } from '#src/domain/isrc.ts'
import { useChangeAssets } from '#src/features/assets/use-change-assets.ts'

/** What there is to know of a recording or a video. */
export const AssetOverview = ({ asset, onRemoved }: { asset: Asset; onRemoved: () => void }) => {
  const { t } = useTranslation(['entities', 'lists'])
  const names = new Intl.ListFormat()
  return (
    <Overview>
      <Section title={t('entities:facts')}>
        <Facts>
          <Fact name={t('entities:field.format')}>{t(`lists:format.${asset.format}`)}</Fact>
          <Fact name={t('entities:field.version')}>{asset.version}</Fact>
          <Fact name={t('entities:field.genre')}>{asset.genre}</Fact>
          <Fact name={t('entities:field.subgenre')}>{asset.subgenre}</Fact>
          <Fact name={t('entities:field.language')}>{asset.language}</Fact>
          <Fact name={t('entities:field.isrc')}>{asset.isrc === null ? null : formatIsrc(asset.isrc)}</Fact>
          <Fact name={t('entities:field.organization')}>{asset.organization.name}</Fact>
        </Facts>
      </Section>
      <Section title={t('entities:asset.credits')}>
        <Facts>
          <Fact name={t('entities:field.artists')}>{names.format(asset.artists.map(({ name }) => name))}</Fact>
          <Fact name={t('entities:field.composer')}>{names.format(asset.composer)}</Fact>
          <Fact name={t('entities:field.lyricist')}>{names.format(asset.lyricist)}</Fact>
        </Facts>
      </Section>
      <Section title={t('entities:asset.media')}>
        {asset.media === null ? (
          <p>{t('entities:asset.noFile')}</p>
        ) : (
          <Facts>
            <Fact name={t('entities:field.file')}>{asset.media.fileName}</Fact>
            <Fact name={t('entities:field.duration')}>{duration(asset.media.durationMs)}</Fact>
          </Facts>
        )}
      </Section>
      <Section title={t('entities:manage')}>
        <EntityActions entity={asset} name={asset.title} {...useChangeAssets()} onRemoved={onRemoved} />
      </Section>
    </Overview>
  )
}
