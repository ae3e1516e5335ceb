import { Fact, Facts, Overview, Section, RelatedList } from '#src/shared/entity/overview.tsx'
import { api } from '#src/api/client.ts'
import { useTranslation } from 'react-i18next'
import { formatList, languageName } from '#src/i18n/names.ts'
import { EntityActions } from '#src/shared/entity/entity-actions.tsx'
import type { AssetDetail, Asset, Media } from '#src/contract/assets.ts'
import { useBulkActions } from '#src/shared/list/bulk/bulk-actions.ts'
import { Dash } from '#src/shared/list/table/cells.tsx'
import { NO_LANGUAGE } from '#src/domain/metadata/languages.ts'
import { formatIsrc } from '#src/domain/identifiers/isrc.ts'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { permissionsQuery } from '#src/auth/viewer/viewer.ts'
import { MasterFacts, MasterPlayer } from '#src/shared/media/master-details.tsx'

const File = ({ media }: { media: Media }) => (
  <>
    {media.fileName}
    <MasterFacts media={media} whole />
    <MasterPlayer media={media} />
  </>
)

/** The masters, with a player where the browser can play them, and the preview that stores play. */
const AssetRecording = ({ asset }: { asset: Asset }) => {
  const { t } = useTranslation('entities')
  const { format, media, dolbyAtmos, previewStart, previewLength } = asset
  const seconds = (count: number | null) => count !== null && t('seconds', { count })
  return (
    <Facts>
      <Fact name={t(format === 'VIDEO' ? 'field.video' : 'field.media')}>
        {media === null ? t('asset.noFile') : <File media={media} />}
      </Fact>
      {format === 'TRACK' && (
        <Fact name={t('field.dolbyAtmos')}>{dolbyAtmos !== null && <File media={dolbyAtmos} />}</Fact>
      )}
      <Fact name={t('field.previewStart')}>{seconds(previewStart)}</Fact>
      <Fact name={t('field.previewLength')}>{seconds(previewLength)}</Fact>
    </Facts>
  )
}

/** The releases of the asset and their labels, for users who may see releases. */
const AssetReleases = ({ asset }: { asset: AssetDetail }) => {
  const { t } = useTranslation('entities')
  const mayRead = useQuery(permissionsQuery).data?.includes('MANAGE_RELEASE') === true
  if (!mayRead) return <p>{t('notYours')}</p>
  const { releases, labels } = asset
  const rows = releases.map(({ id, name }) => ({
    id,
    content: (
      <Link to="/releases/$releaseId" params={{ releaseId: id }}>
        {name}
      </Link>
    ),
  }))
  return (
    <Facts>
      <Fact name={t('field.releases')}>
        <RelatedList rows={rows} nothing={t('asset.noReleases')} />
      </Fact>
      <Fact name={t('field.labels')}>{labels.map(({ name }) => name).join('\n')}</Fact>
    </Facts>
  )
}

/** Title, credits and identifiers. */
const AssetFacts = ({ asset }: { asset: Asset }) => {
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

/** The name of a language, in the language of the user. */
const LanguageName = ({ code }: { code: string | null }) => {
  const { t, i18n } = useTranslation('entities')
  if (code === null) return <Dash />
  if (code === NO_LANGUAGE) return t('instrumental')
  return languageName(code, i18n.language)
}

export const AssetOverview = ({ entity: asset, onRemoved }: { entity: AssetDetail; onRemoved: () => void }) => {
  const { t, i18n } = useTranslation(['entities', 'common'])
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
          <Fact name={t('field.composer')}>{formatList(composer, i18n.language)}</Fact>
          <Fact name={t('field.lyricist')}>{formatList(lyricist, i18n.language)}</Fact>
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
        <EntityActions
          entity={asset}
          name={asset.title}
          {...useBulkActions({ remove: api.assets.permanentlyDelete }, (assetIds) => ({ assetIds }))}
          onRemoved={onRemoved}
        />
      </Section>
    </Overview>
  )
}
