import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, api } from '#src/api/client.ts'
import { useSession, switchOrganization } from '#src/auth/session/session.ts'
import { ownOrganizationsQuery } from '#src/auth/viewer/viewer.ts'
import { postalAddress } from '#src/domain/contact/postal-address.ts'
import { ProfileSection, SectionUnavailable } from '#src/features/profile/profile-section.tsx'
import { Fact, Facts, WebLink } from '#src/shared/entity/overview.tsx'
import { DeleteDialog } from '#src/shared/list/bulk/delete-dialog.tsx'
import { CountryCell } from '#src/shared/list/table/cells.tsx'
import { EntityAvatar } from '#src/shared/media/entity-avatar.tsx'
import { Invitations } from '#src/shared/membership/invitations.tsx'
import { LeaveDialog } from '#src/shared/membership/leave-dialog.tsx'
import { exitOrganization } from '#src/shared/membership/membership.ts'
import { type MoreAction, MoreButton } from '#src/shared/page/more-button.tsx'
import { IconLogout, IconTrash, IconSend, IconUsers, IconPencil } from '#src/ui/icons.ts'
import { showToast } from '#src/ui/toast.tsx'
import classes from '#src/features/profile/profile.module.css'

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
          <Fact name={t('entities:field.address')}>{postalAddress(data)}</Fact>
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

const MANAGED_AVATAR = 32
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
            <EntityAvatar name={user.name} url={user.avatar} size={MANAGED_AVATAR} />
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

/**
 * Deletes the current organization. It calls the API without `useMutation`: the effects of a mutation would refetch
 * queries of the deleted organization, which would be refused.
 */
const useDeleteOrganization = ({ id, name }: { id: string; name: string }) => {
  const { t } = useTranslation('profile')
  const navigate = useNavigate()
  return async (organizationIds: string[]) => {
    await client.organizations.permanentlyDelete.mutate({ organizationIds })
    if (!(await exitOrganization(id))) await navigate({ to: '/organizations/new' })
    await showToast({ kind: 'success', title: t('organization.deleted', { name }), message: '' })
  }
}

const AVATAR = 40

type Props = {
  organization: { id: string; name: string; image: string | null }
  isCurrent: boolean
  /** Permissions are known only for the current organization. */
  isManaged: boolean
}

/** One of the user's organizations, with the buttons to switch to it, leave or delete it. */
const OwnOrganization = ({ organization, isCurrent, isManaged }: Props) => {
  const { t } = useTranslation('profile')
  const { id, name, image } = organization
  const [isLeaving, setLeaving] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const remove = useDeleteOrganization(organization)
  const leave: MoreAction = { label: t('organization.leave'), Icon: IconLogout, run: () => setLeaving(true) }
  const removal: MoreAction = { label: t('organization.delete'), Icon: IconTrash, run: () => setDeleting(true) }
  return (
    <li className={classes.own}>
      <EntityAvatar name={name} url={image} size={AVATAR} />
      <span className={classes.text}>
        <b>{name}</b>
        {isCurrent && <span>{t('current')}</span>}
      </span>
      <span className={classes.actions}>
        {!isCurrent && (
          <Button variant="default" aria-label={t('workIn', { name })} onClick={() => switchOrganization(id)}>
            {t('work')}
          </Button>
        )}
        <MoreButton label={t('organization.actions', { name })} actions={isManaged ? [leave, removal] : [leave]} />
      </span>
      {isLeaving && <LeaveDialog organization={organization} stays onClose={() => setLeaving(false)} />}
      {isDeleting && <DeleteDialog rows={[organization]} remove={remove} onClose={() => setDeleting(false)} />}
    </li>
  )
}

/** The user's invitations and organizations. */
export const Organizations = ({ isManager }: { isManager: boolean }) => {
  const { t } = useTranslation('profile')
  const router = useRouter()
  const current = useSession(({ organizationId }) => organizationId)
  const { data: own } = useQuery(ownOrganizationsQuery)
  return (
    <ProfileSection title={t('organizations')} lead={t('organizationsLead')}>
      {/* The first organization brings the menu: the guards have to run again. */}
      <Invitations onJoined={() => void router.invalidate()} />
      {own?.length === 0 && <p>{t('none')}</p>}
      <ul className={classes.rows}>
        {own?.map((organization) => (
          <OwnOrganization
            key={organization.id}
            organization={organization}
            isCurrent={organization.id === current}
            isManaged={isManager && organization.id === current}
          />
        ))}
      </ul>
      <div>
        <Button variant="default" renderRoot={(props) => <Link to="/organizations/new" {...props} />}>
          {t('organization.new')}
        </Button>
      </div>
    </ProfileSection>
  )
}
