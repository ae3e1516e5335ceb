import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Invitations } from '#src/shared/membership/invitations.tsx'
import { ownOrganizationsQuery } from '#src/auth/viewer/viewer.ts'
import { ProfileSection } from '#src/features/profile/profile-section.tsx'
import { useSession, switchOrganization } from '#src/auth/session/session.ts'
import classes from '#src/features/profile/profile.module.css'
import { useState } from 'react'
import { DeleteDialog } from '#src/shared/list/bulk/delete-dialog.tsx'
import { type MoreAction, MoreButton } from '#src/shared/page/more-button.tsx'
import { IconLogout, IconTrash } from '#src/ui/icons.ts'
import { EntityAvatar } from '#src/shared/media/entity-avatar.tsx'
import { LeaveDialog } from '#src/shared/membership/leave-dialog.tsx'
import { client } from '#src/api/client.ts'
import { exitOrganization } from '#src/shared/membership/membership.ts'
import { showToast } from '#src/ui/toast.tsx'

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
