import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { api } from '#src/api/client.ts'
import { DetailSkeleton } from '#src/shared/entity/detail-skeleton.tsx'
import { LeaveDialog } from '#src/shared/membership/leave-dialog.tsx'
import { errorText } from '#src/api/error-text.ts'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import type { Member } from '#src/contract/members.ts'
import { isLastManager } from '#src/domain/membership/managers.ts'
import { InvitationRow } from '#src/features/organizations/members/invitation-row.tsx'
import { invitationDraftOf, isInvitationDirty } from '#src/features/organizations/members/invitation-draft.ts'
import { InviteDialog } from '#src/features/organizations/members/invite-dialog.tsx'
import { MemberDialog } from '#src/features/organizations/members/member-dialog.tsx'
import { MemberRow } from '#src/features/organizations/members/member-row.tsx'
import { RemoveDialog } from '#src/features/organizations/members/remove-dialog.tsx'
import { ErrorPanel } from '#src/ui/error-panel.tsx'
import classes from '#src/features/organizations/members/members.module.css'

type Asked = { what: 'edit' | 'remove'; member: Member } | { what: 'invite' } | null

/** Who works for an organization and who is asked to, and all that whoever manages it can do about that. */
export const Members = ({ organization }: { organization: { id: string; name: string } }) => {
  const { t } = useTranslation(['members', 'errors'])
  const me = useCurrentUser()?.id ?? ''
  const input = { organizationId: organization.id }
  const members = useQuery(api.organizations.members.queryOptions(input, { meta: { offline: true } }))
  const { data: invitations = [] } = useQuery(api.organizations.sentInvitations.queryOptions(input))
  const [asked, ask] = useState<Asked>(null)
  const invitationDraft = useMemo(() => invitationDraftOf(me, organization.id), [me, organization.id])
  const hasDraft = useStore(invitationDraft, isInvitationDirty)
  const close = () => ask(null)
  if (members.data === undefined)
    return members.error === null ? (
      <DetailSkeleton />
    ) : (
      <ErrorPanel error={members.error} onRetry={() => void members.refetch()} message={errorText(members.error)} />
    )
  const standings = members.data.map(({ id, permissions, user }) => ({ id, permissions, isActive: user.isActive }))
  return (
    <>
      <ul className={classes.list}>
        {members.data.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isMe={member.user.id === me}
            isLast={isLastManager(standings, member.id)}
            onEdit={() => ask({ what: 'edit', member })}
            onRemove={() => ask({ what: 'remove', member })}
          />
        ))}
      </ul>
      <div className={classes.asking}>
        <Button variant="default" onClick={() => ask({ what: 'invite' })}>
          {t(hasDraft ? 'members:inviteOn' : 'members:invite')}
        </Button>
        {invitations.length > 0 && (
          <>
            <h3 className={classes.invitations}>{t('members:invitation.title')}</h3>
            <ul className={classes.list}>
              {invitations.map((invitation) => (
                <InvitationRow key={invitation.id} invitation={invitation} />
              ))}
            </ul>
          </>
        )}
      </div>
      {asked?.what === 'invite' && (
        <InviteDialog organization={organization} invitationDraft={invitationDraft} onClose={close} />
      )}
      {asked?.what === 'edit' && (
        <MemberDialog organizationId={organization.id} member={asked.member} onClose={close} />
      )}
      {asked?.what === 'remove' && asked.member.user.id === me && (
        <LeaveDialog organization={organization} onClose={close} />
      )}
      {asked?.what === 'remove' && asked.member.user.id !== me && (
        <RemoveDialog member={asked.member} onClose={close} />
      )}
    </>
  )
}
