import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { api } from '#src/api/client.ts'
import { DetailScreen } from '#src/shared/entity/detail-screen.tsx'
import { ArtistForm, artistDraft } from '#src/features/artists/artist-form.tsx'
import { useTranslation } from 'react-i18next'
import { EntityActions } from '#src/shared/entity/entity-actions.tsx'
import { Fact, Facts, Overview, Section, WebLink } from '#src/shared/entity/overview.tsx'
import { EntityReleases } from '#src/shared/entity/entity-releases.tsx'
import { CountryCell } from '#src/shared/list/table/cells.tsx'
import type { ArtistDetail } from '#src/contract/artists.ts'
import { useBulkActions } from '#src/shared/list/bulk/bulk-actions.ts'
import { CreateScreen } from '#src/shared/entity/create-screen.tsx'

export const NewArtistScreen = () => {
  const { t } = useTranslation('entities')
  const create = useMutation(api.artists.create.mutationOptions())
  return (
    <CreateScreen
      title={t('add.artists')}
      area="artists"
      draftSchema={artistDraft}
      pageOf={(artistId) => ({ to: '/artists/$artistId', params: { artistId } })}
    >
      {(id, done) => <ArtistForm {...done} save={(fields) => create.mutateAsync({ id, ...fields })} />}
    </CreateScreen>
  )
}

const ArtistOverview = ({ entity: artist, onRemoved }: { entity: ArtistDetail; onRemoved: () => void }) => {
  const { t } = useTranslation('entities')
  return (
    <Overview>
      <Section title={t('artist.about')}>
        <Facts>
          <Fact name={t('field.personName')}>{artist.personName}</Fact>
          <Fact name={t('field.label')}>{artist.label?.name}</Fact>
          <Fact name={t('field.country')}>
            <CountryCell code={artist.country} />
          </Fact>
          <Fact name={t('field.organization')}>{artist.organization.name}</Fact>
          <Fact name={t('field.description')}>{artist.description}</Fact>
        </Facts>
      </Section>
      <Section title={t('artist.where')}>
        <Facts>
          {artist.channels.map(({ kind, url }) => (
            <Fact key={kind} name={t(`channel.${kind}`)}>
              <WebLink url={url} />
            </Fact>
          ))}
        </Facts>
      </Section>
      <Section title={t('artist.contact')}>
        <Facts>
          <Fact name={t('field.bookingAgent')}>{artist.bookingAgent}</Fact>
          <Fact name={t('field.contactEmail')}>{artist.contactEmail}</Fact>
          <Fact name={t('field.contactPhone')}>{artist.contactPhone}</Fact>
        </Facts>
      </Section>
      <Section title={t('artist.releases')}>
        <EntityReleases filter={{ artistId: artist.id }} nothing={t('artist.noReleases')} />
      </Section>
      <Section title={t('manage')} onScreenOnly>
        <EntityActions
          entity={artist}
          name={artist.name}
          {...useBulkActions({ toggle: api.artists.toggle, remove: api.artists.permanentlyDelete }, (artistIds) => ({
            artistIds,
          }))}
          onRemoved={onRemoved}
        />
      </Section>
    </Overview>
  )
}

const route = getRouteApi('/_member/artists/$artistId')

export const ArtistScreen = () => {
  const update = useMutation(api.artists.update.mutationOptions())
  return (
    <DetailScreen
      area="artists"
      query={useQuery(route.useRouteContext().artistQuery)}
      headingOf={({ name, image }) => ({ title: name, image })}
      Overview={ArtistOverview}
      Form={ArtistForm}
      draftSchema={artistDraft}
      save={({ id }, revision, fields) => update.mutateAsync({ artistId: id, revision, ...fields })}
    />
  )
}
