import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { permissionsQuery } from '#src/auth/viewer/viewer.ts'
import type { ArtistDetail } from '#src/contract/artists.ts'
import classes from '#src/features/artists/artist-overview.module.css'
import { Appearances, Discography } from '#src/features/artists/discography.tsx'
import { countryName } from '#src/i18n/names.ts'
import { Fact, Facts, Overview, Section, WebLink } from '#src/shared/entity/overview.tsx'
import { EntityAvatar } from '#src/shared/media/entity-avatar.tsx'

const PORTRAIT = 160

/** The portrait, and what there is to know of the artist. */
const AboutArtist = ({ artist }: { artist: ArtistDetail }) => {
  const { t, i18n } = useTranslation('entities')
  const canOpenLabel = useQuery(permissionsQuery).data?.includes('MANAGE_LABEL') === true
  const { name, image, label, country } = artist
  return (
    <section aria-label={t('artist.about')} className={classes.about}>
      <EntityAvatar name={name} url={image} size={PORTRAIT} />
      <Facts>
        <Fact name={t('field.personName')}>{artist.personName}</Fact>
        <Fact name={t('field.label')}>
          {label !== null && canOpenLabel ? (
            <Link to="/labels/$labelId" params={{ labelId: label.id }}>
              {label.name}
            </Link>
          ) : (
            label?.name
          )}
        </Fact>
        <Fact name={t('field.country')}>{country !== null && countryName(country, i18n.language)}</Fact>
        <Fact name={t('field.organization')}>{artist.organization.name}</Fact>
        <Fact name={t('field.description')}>{artist.description}</Fact>
      </Facts>
    </section>
  )
}

/** What the artist has out, then where to hear and reach them. */
export const ArtistOverview = ({ entity: artist }: { entity: ArtistDetail }) => {
  const { t } = useTranslation('entities')
  const { channels, bookingAgent, contactEmail, contactPhone } = artist
  const hasContact = [bookingAgent, contactEmail, contactPhone].some((value) => value !== null && value !== '')
  return (
    <Overview>
      <AboutArtist artist={artist} />
      <Section title={t('artist.releases')}>
        <Discography artistId={artist.id} />
      </Section>
      <Appearances key={artist.id} artistId={artist.id} />
      {(channels.length > 0 || artist.newSpotifyProfile) && (
        <Section title={t('artist.where')}>
          <Facts>
            {artist.newSpotifyProfile && <Fact name={t('channel.SPOTIFY')}>{t('field.newSpotifyProfile')}</Fact>}
            {channels.map(({ kind, url }) => (
              <Fact key={kind} name={t(`channel.${kind}`)}>
                <WebLink url={url} />
              </Fact>
            ))}
          </Facts>
        </Section>
      )}
      {hasContact && (
        <Section title={t('artist.contact')}>
          <Facts>
            <Fact name={t('field.bookingAgent')}>{bookingAgent}</Fact>
            <Fact name={t('field.contactEmail')}>
              {contactEmail !== null && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
            </Fact>
            <Fact name={t('field.contactPhone')}>{contactPhone}</Fact>
          </Facts>
        </Section>
      )}
    </Overview>
  )
}
