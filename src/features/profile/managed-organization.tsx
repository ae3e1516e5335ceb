import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { EntityAvatar } from '#src/shared/media/entity-avatar.tsx'
import { ProfileSection, SectionUnavailable } from '#src/features/profile/profile-section.tsx'
import { IconSend, IconUsers, IconPencil } from '#src/ui/icons.ts'
import classes from '#src/features/profile/profile.module.css'
import { Fact, Facts, WebLink } from '#src/shared/entity/overview.tsx'
import { CountryCell } from '#src/shared/list/table/cells.tsx'
import type { OrganizationDetail } from '#src/contract/organizations.ts'

const addressOf = ({ address, postalCode, city, province }: OrganizationDetail) =>
  [address, [postalCode, city, province].filter(Boolean).join(' ')].filter(Boolean).join('\n')

/** The details of the current organization, for its managers. */
export const OrganizationDetails = ({ organizationId }: { organizationId: string }) => {
  const { t } = useTranslation(['profile', 'entities'])
  const query = useQuery(api.organizations.get.queryOptions({ organizationId }, { meta: { offline: true } }))
  const { data } = query
  return (
    <ProfileSection title={t('profile:details.title')} lead={t('profile:details.lead', { name: data?.name ?? '' })}>
      {data === undefined ? (
        <SectionUnavailable query={query} />
      ) : (
        <Facts>
          <Fact name={t('entities:field.name')}>{data.name}</Fact>
          <Fact name={t('entities:field.address')}>{addressOf(data)}</Fact>
          <Fact name={t('entities:field.country')}>
            <CountryCell code={data.country} />
          </Fact>
          <Fact name={t('entities:field.website')}>{data.website && <WebLink url={data.website} />}</Fact>
          <Fact name={t('entities:field.email')}>{data.email}</Fact>
          <Fact name={t('entities:field.phone')}>{data.phone}</Fact>
          <Fact name={t('entities:field.vatNumber')}>{data.vatNumber}</Fact>
          <Fact name={t('entities:field.legalRepresentative')}>{data.legalRepresentative}</Fact>
        </Facts>
      )}
      <div>
        <Button
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden />}
          renderRoot={(props) => (
            <Link to="/organizations/$organizationId" params={{ organizationId }} search={{ edit: true }} {...props} />
          )}
        >
          {t('profile:details.edit')}
        </Button>
      </div>
    </ProfileSection>
  )
}

const AVATAR = 32
const SHOWN = 5

/** The first members of the current organization. Its own page has all of them, with invitations. */
export const Team = ({ organizationId }: { organizationId: string }) => {
  const { t } = useTranslation('profile')
  const query = useQuery(api.organizations.members.queryOptions({ organizationId }, { meta: { offline: true } }))
  const { data } = query
  return (
    <ProfileSection title={t('team.title')} lead={t('team.lead')}>
      {data === undefined && <SectionUnavailable query={query} />}
      <ul className={classes.rows}>
        {data?.slice(0, SHOWN).map(({ id, user }) => (
          <li key={id}>
            <EntityAvatar name={user.name} url={user.avatar} size={AVATAR} />
            <span className={classes.text}>
              <b>{user.name}</b>
              <span>{user.email}</span>
            </span>
          </li>
        ))}
      </ul>
      {data !== undefined && data.length > SHOWN && <p>{t('team.more', { count: data.length - SHOWN })}</p>}
      <div className={classes.actions}>
        <Button
          leftSection={<IconSend size={16} aria-hidden />}
          renderRoot={(props) => (
            <Link
              to="/organizations/$organizationId"
              params={{ organizationId }}
              search={{ invite: true }}
              hash="members"
              {...props}
            />
          )}
        >
          {t('team.invite')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconUsers size={16} aria-hidden />}
          renderRoot={(props) => <Link to="/organizations/$organizationId" params={{ organizationId }} {...props} />}
        >
          {t('team.manage')}
        </Button>
      </div>
    </ProfileSection>
  )
}
