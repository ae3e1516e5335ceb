import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useHasPermission } from '#src/auth/viewer/viewer.ts'
import type { AssetDetail, Asset, Media } from '#src/contract/assets.ts'
import { creditsByRole, type Credits, listenerCredits } from '#src/domain/contributor/credits.ts'
import { formatIsrc } from '#src/domain/identifiers/isrc.ts'
import { formatList } from '#src/i18n/format-list.ts'
import { useLanguageText } from '#src/i18n/language-text.ts'
import { Fact, Facts, Overview, Section, RelatedList } from '#src/shared/entity/overview.tsx'
import { DateCell } from '#src/shared/list/table/cells.tsx'
import { Cover } from '#src/shared/media/cover.tsx'
import { MasterFacts, SoundNotes } from '#src/shared/media/master-details.tsx'
import { RefusedMasterBadge } from '#src/shared/media/refused-master-badge.tsx'
import { MasterPlayer } from '#src/shared/player/master-player.tsx'
import { playableTrack } from '#src/shared/player/playable-track.ts'
import classes from '#src/features/assets/asset-overview.module.css'

const PARTS = ['performed', 'written', 'produced'] as const

/** The credits of a recording as listeners see them in a store. */
const ListenerCredits = ({ track }: { track: Credits & { artists: readonly { name: string }[] } }) => {
  const { t, i18n } = useTranslation('contributors')
  const names = listenerCredits(track)
  return (
    <Facts>
      {PARTS.map((part) => (
        <Fact key={part} name={t(`listener.${part}`)}>
          {formatList(names[part], i18n.language)}
        </Fact>
      ))}
    </Facts>
  )
}

const COVER = 56

const File = ({ media, asset }: { media: Media; asset: AssetDetail }) => {
  const cover = asset.releases.find((release) => release.cover !== null)?.cover ?? null
  return (
    <>
      {media.fileName}
      <MasterFacts media={media} whole />
      <SoundNotes media={media} />
      <MasterPlayer media={media} track={playableTrack(asset.id, { ...asset, media }, cover)} />
    </>
  )
}

/** The masters, to be heard or watched, and the preview that stores play. */
const AssetRecording = ({ asset }: { asset: AssetDetail }) => {
  const { t } = useTranslation('entities')
  const { format, media, dolbyAtmos, previewStart, previewLength } = asset
  const seconds = (count: number | null) => count !== null && t('seconds', { count })
  return (
    <div className={classes.recording}>
      <Facts>
        <Fact name={t(format === 'VIDEO' ? 'field.video' : 'field.media')}>
          {media === null ? t('asset.noFile') : <File media={media} asset={asset} />}
          <RefusedMasterBadge asset={asset} />
        </Fact>
        {format === 'TRACK' && (
          <Fact name={t('field.dolbyAtmos')}>{dolbyAtmos !== null && <File media={dolbyAtmos} asset={asset} />}</Fact>
        )}
      </Facts>
      {(previewStart !== null || previewLength !== null) && (
        <Facts>
          <Fact name={t('field.previewStart')}>{seconds(previewStart)}</Fact>
          <Fact name={t('field.previewLength')}>{seconds(previewLength)}</Fact>
        </Facts>
      )}
    </div>
  )
}

/** The releases of the asset by their covers and the labels they come out on, for users who may see releases. */
const AssetReleases = ({ asset: { releases, labels } }: { asset: AssetDetail }) => {
  const { t, i18n } = useTranslation('entities')
  const mayRead = useHasPermission('MANAGE_RELEASE')
  if (!mayRead) return <p>{t('notYours')}</p>
  const rows = releases.map(({ id, name, cover, consumerReleaseDate }) => ({
    id,
    content: (
      <>
        <Cover url={cover} title={name} size={COVER} />
        <Link to="/releases/$releaseId" params={{ releaseId: id }}>
          <span data-clamped>{name}</span>
        </Link>
        {consumerReleaseDate !== null && (
          <span className={classes.faint}>
            <DateCell value={consumerReleaseDate} />
          </span>
        )}
      </>
    ),
  }))
  return (
    <>
      <RelatedList rows={rows} nothing={t('asset.noReleases')} />
      {labels.length > 0 && (
        <div className={classes.labels}>
          <Facts>
            <Fact name={t('field.labels')}>
              {formatList(
                labels.map(({ name }) => name),
                i18n.language,
              )}
            </Fact>
          </Facts>
        </div>
      )}
    </>
  )
}

/** The credited artists with their roles, as links for users who may open them. */
const CreditedArtists = ({ artists }: Pick<Asset, 'artists'>) => {
  const { t } = useTranslation('common')
  const canOpen = useHasPermission('MANAGE_ARTIST')
  return artists.map(({ artistId, type, name }) => (
    <span key={`${artistId} ${type}`} className={classes.artist}>
      {canOpen ? (
        <Link to="/artists/$artistId" params={{ artistId }}>
          {name}
        </Link>
      ) : (
        name
      )}{' '}
      ({t(`credits.${type}`)})
    </span>
  ))
}

/** The artists, and everybody else by role. */
const AssetCredits = ({ asset }: { asset: Asset }) => {
  const { t, i18n } = useTranslation(['entities', 'contributors'])
  const { artists } = asset
  return (
    <Facts>
      <Fact name={t('field.artists')}>{artists.length > 0 && <CreditedArtists artists={artists} />}</Fact>
      {creditsByRole(asset).map(({ role, names }) => (
        <Fact key={role} name={t(`contributors:role.${role}`)}>
          {formatList(names, i18n.language)}
        </Fact>
      ))}
    </Facts>
  )
}

/** Title and identifiers. */
const AssetFacts = ({ asset }: { asset: Asset }) => {
  const { t } = useTranslation(['entities', 'lists'])
  const { explicit, isrc, catalogTier, rightsClaim } = asset
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
      <Fact name={t('field.rightsClaim')}>{rightsClaim !== null && t(`asset.claim.${rightsClaim}`)}</Fact>
      <Fact name={t('field.organization')}>{asset.organization.name}</Fact>
    </Facts>
  )
}

/** The recording, where it is used and who made it; then what else is known of it. */
export const AssetOverview = ({ entity: asset }: { entity: AssetDetail }) => {
  const { t } = useTranslation('entities')
  const languageText = useLanguageText()
  const { artists, copyright, language, metadataLanguage, lyrics } = asset
  const isCredited = artists.length > 0 || creditsByRole(asset).length > 0
  const hasLyrics = [language, metadataLanguage, lyrics].some((value) => value !== null && value !== '')
  return (
    <Overview>
      <Section title={t('asset.media')}>
        <AssetRecording asset={asset} />
      </Section>
      <Section title={t('asset.where')}>
        <AssetReleases asset={asset} />
      </Section>
      <Section title={t('asset.credits')}>
        <AssetCredits asset={asset} />
      </Section>
      {isCredited && (
        <Section title={t('asset.listeners')}>
          <ListenerCredits track={asset} />
        </Section>
      )}
      <Section title={t('facts')}>
        <AssetFacts asset={asset} />
      </Section>
      {hasLyrics && (
        <Section title={t('asset.lyrics')}>
          <Facts>
            <Fact name={t('field.language')}>{languageText(language)}</Fact>
            <Fact name={t('field.metadataLanguage')}>{languageText(metadataLanguage)}</Fact>
            <Fact name={t('field.lyrics')}>{lyrics}</Fact>
          </Facts>
        </Section>
      )}
      {(copyright.year !== null || copyright.text !== '') && (
        <Section title={t('asset.copyright')}>
          <Facts>
            <Fact name={t('field.copyrightYear')}>{copyright.year}</Fact>
            <Fact name={t('field.copyrightOwner')}>{copyright.text}</Fact>
          </Facts>
        </Section>
      )}
    </Overview>
  )
}
