import { useTranslation } from 'react-i18next'
import { EntityActions } from '#src/shared/entity/entity-actions.tsx'
import { Fact, Facts, Overview, Section } from '#src/shared/entity/overview.tsx'
import type { AssetDetail } from '#src/contract/assets.ts'
import { AssetFacts } from '#src/features/assets/asset-facts.tsx'
import { AssetReleases } from '#src/features/assets/asset-releases.tsx'
import { AssetRecording } from '#src/features/assets/asset-recording.tsx'
import { LanguageName } from '#src/features/assets/language-name.tsx'
import { useAssetActions } from '#src/features/assets/use-asset-actions.ts'

/** What there is to know of a recording or a video. */
export const AssetOverview = ({ entity: asset, onRemoved }: { entity: AssetDetail; onRemoved: () => void }) => {
  const { t, i18n } = useTranslation(['entities', 'common'])
  const names = new Intl.ListFormat(i18n.resolvedLanguage)
  const { artists, composer, lyricist, copyright } = asset
  return (
    <Overview>
      <Section title={t('facts')}>
        <AssetFacts asset={asset} />
      </Section>
      <Section title={t('asset.credits')}>
        <Facts>
          <Fact name={t('field.artists')}>
            {artists.map(({ name, type }) => `${name} (${t(`common:credits.${type}`)})`).join('\n')}
          </Fact>
          <Fact name={t('field.composer')}>{names.format(composer)}</Fact>
          <Fact name={t('field.lyricist')}>{names.format(lyricist)}</Fact>
        </Facts>
      </Section>
      <Section title={t('asset.media')}>
        <AssetRecording asset={asset} />
      </Section>
      <Section title={t('asset.lyrics')}>
        <Facts>
          <Fact name={t('field.language')}>
            <LanguageName code={asset.language} />
          </Fact>
          <Fact name={t('field.metadataLanguage')}>
            <LanguageName code={asset.metadataLanguage} />
          </Fact>
          <Fact name={t('field.lyrics')}>{asset.lyrics}</Fact>
        </Facts>
      </Section>
      <Section title={t('asset.copyright')}>
        <Facts>
          <Fact name={t('field.copyrightYear')}>{copyright.year}</Fact>
          <Fact name={t('field.copyrightOwner')}>{copyright.text}</Fact>
        </Facts>
      </Section>
      <Section title={t('asset.where')}>
        <AssetReleases asset={asset} />
      </Section>
      <Section title={t('manage')} onScreenOnly>
        <EntityActions entity={asset} name={asset.title} {...useAssetActions()} onRemoved={onRemoved} />
      </Section>
    </Overview>
  )
}
