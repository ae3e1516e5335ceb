import { Button } from '@mantine/core'
import { useQuery, useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { api } from '#src/api/client.ts'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import type { Member } from '#src/contract/members.ts'
import { isLastManager } from '#src/domain/membership/role.ts'
import { InvitationRow, InviteDialog } from '#src/features/organizations/members/invite-dialog.tsx'
import { MemberDialog } from '#src/features/organizations/members/member-dialog.tsx'
import {
  invitationDraftOf,
  isInvitationDirty,
  limitsOf,
} from '#src/features/organizations/members/member-form-values.ts'
import { EntityAvatar } from '#src/shared/media/entity-avatar.tsx'
import { LeaveDialog } from '#src/shared/membership/leave-dialog.tsx'
import { usePermissionLabels } from '#src/shared/membership/membership.ts'
import { ConfirmActionDialog } from '#src/shared/page/confirm-action-dialog.tsx'
import { DetailSkeleton } from '#src/shared/page/detail-skeleton.tsx'
import { type MoreAction, MoreButton } from '#src/shared/page/more-button.tsx'
import { QueryError } from '#src/shared/page/query-error.tsx'
import { IconLogout, IconPencil, IconPlus, IconTrash } from '#src/ui/icons.ts'
import { useRestoreFocus } from '#src/ui/restore-focus.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { showToast } from '#src/ui/toast.tsx'
import classes from '#src/features/organizations/members/members.module.css'

const AVATAR = 40

type Props = { member: Member; isMe: boolean; isLast: boolean; onEdit: () => void; onRemove: () => void }

/** A member with their role, permissions and scope. */
const MemberRow = ({ member: { user, role, permissions, scope }, isMe, isLast, onEdit, onRemove }: Props) => {
  const { t } = useTranslation('members')
  const permissionText = usePermissionLabels()
  const limits = limitsOf(scope).map(({ kind, count }) => t(`only.${kind}`, { count }))
  const name = user.name || user.email
  const edit: MoreAction = { label: t('change'), Icon: IconPencil, run: onEdit }
  const leave: MoreAction = { label: t(isMe ? 'leave' : 'remove'), Icon: isMe ? IconLogout : IconTrash, run: onRemove }
  return (
    <li className={classes.row}>
      <EntityAvatar name={name} url={user.avatar} size={AVATAR} />
      <div className={classes.text}>
        <span className={classes.name}>
          <b data-clamped>{name}</b>
          {isMe && <span className={classes.note}>({t('me')})</span>}
          {!user.isActive && <StatusBadge tone="neutral" label={t('inactive')} />}
        </span>
        <span className={classes.note}>{user.email}</span>
        <span>
          {t(`role.${role}`)}: {permissionText(permissions)}
        </span>
        {limits.length > 0 && <span className={classes.note}>{limits.join(', ')}</span>}
        {isLast && <span className={classes.note}>{t('lastManager')}</span>}
      </div>
      <MoreButton label={t('actions', { name })} actions={isLast ? [edit] : [edit, leave]} />
    </li>
  )
}

/** Removes a member from the organization. */
const RemoveDialog = ({ member: { id, user }, onClose }: { member: Member; onClose: () => void }) => {
  const { t } = useTranslation('members')
  const remove = useMutation(api.organizations.removeMember.mutationOptions())
  const name = user.name || user.email
  const run = async () => {
    await remove.mutateAsync({ memberId: id })
    void showToast({ kind: 'success', title: t('toast.removed', { name }), message: '' })
  }
  return (
    <ConfirmActionDialog title={t('removeTitle', { name })} action={t('remove')} run={run} onClose={onClose}>
      <p>{t('removeLead', { name })}</p>
    </ConfirmActionDialog>
  )
}

type OpenDialog = { name: 'edit' | 'remove'; member: Member } | null
const route = getRouteApi('/_member/organizations/$organizationId')

/** The address opens the invitation, so that other pages lead to it. */
const useInvitationDialog = () => {
  const { invite = false } = route.useSearch()
  const navigate = route.useNavigate()
  const stay = { resetScroll: false, hash: true } as const
  return {
    isOpen: invite,
    open: () => void navigate({ ...stay, search: { invite: true } }),
    close: () => void navigate({ ...stay, search: {}, replace: true }),
  }
}

/** The members and invitations of an organization, for its managers. */
export const Members = ({ organization }: { organization: { id: string; name: string } }) => {
  const { t } = useTranslation(['members', 'errors'])
  const me = useCurrentUser()?.id ?? ''
  useRestoreFocus()
  const input = { organizationId: organization.id }
  const members = useQuery(api.organizations.members.queryOptions(input, { meta: { offline: true } }))
  const { data: invitations = [] } = useQuery(api.organizations.sentInvitations.queryOptions(input))
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const invitationDraft = useMemo(() => invitationDraftOf(me, organization.id), [me, organization.id])
  const hasDraft = useStore(invitationDraft, isInvitationDirty)
  const invitation = useInvitationDialog()
  const close = () => setDialog(null)
  if (members.data === undefined) return members.error === null ? <DetailSkeleton /> : <QueryError query={members} />
  const permissionsByMember = members.data.map(({ id, permissions, user }) => ({
    id,
    permissions,
    isActive: user.isActive,
  }))
  return (
    <>
      <Button className={classes.invite} leftSection={<IconPlus size={16} aria-hidden />} onClick={invitation.open}>
        {t(hasDraft ? 'members:inviteOn' : 'members:invite')}
      </Button>
      <ul className={classes.list}>
        {members.data.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isMe={member.user.id === me}
            isLast={isLastManager(permissionsByMember, member.id)}
            onEdit={() => setDialog({ name: 'edit', member })}
            onRemove={() => setDialog({ name: 'remove', member })}
          />
        ))}
      </ul>
      {invitations.length > 0 && (
        <div className={classes.sent}>
          <h3 className={classes.invitations}>{t('members:invitation.title')}</h3>
          <ul className={classes.list}>
            {invitations.map((sent) => (
              <InvitationRow key={sent.id} invitation={sent} />
            ))}
          </ul>
        </div>
      )}
      {invitation.isOpen && (
        <InviteDialog organization={organization} invitationDraft={invitationDraft} onClose={invitation.close} />
      )}
      {dialog?.name === 'edit' && (
        <MemberDialog organizationId={organization.id} member={dialog.member} onClose={close} />
      )}
      {dialog?.name === 'remove' && dialog.member.user.id === me && (
        <LeaveDialog organization={organization} onClose={close} />
      )}
      {dialog?.name === 'remove' && dialog.member.user.id !== me && (
        <RemoveDialog member={dialog.member} onClose={close} />
      )}
    </>
  )
}
