import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { usePermissionLabels } from '#src/shared/membership/membership.ts'
import type { SentInvitation } from '#src/contract/members.ts'
import { isResendable } from '#src/domain/membership/invitation.ts'
import { ConfirmActionDialog } from '#src/shared/membership/confirm-action-dialog.tsx'
import { formatDay } from '#src/i18n/format.ts'
import { MoreButton } from '#src/shared/page/more-button.tsx'
import { IconSend, IconTrash } from '#src/ui/icons.ts'
import { StatusBadge, type StatusTone } from '#src/ui/status-badge.tsx'
import { showToast } from '#src/ui/toast.tsx'
import classes from '#src/features/organizations/members/members.module.css'

const TONES: Record<SentInvitation['status'], StatusTone> = {
  PENDING: 'waiting',
  ACCEPTED: 'approved',
  REJECTED: 'rejected',
  REVOKED: 'neutral',
  EXPIRED: 'takedown',
}

/** A sent invitation with its status, and the buttons to send it again or revoke it. */
export const InvitationRow = ({ invitation }: { invitation: SentInvitation }) => {
  const { id, email, status, permissions, inviter, sentAt, expiresAt } = invitation
  const { t, i18n } = useTranslation('members')
  const permissionText = usePermissionLabels()
  const [isConfirming, setConfirming] = useState(false)
  const showSuccess = (title: string) => void showToast({ kind: 'success', title, message: '' })
  const resend = useMutation(
    api.organizations.resendInvitation.mutationOptions({ onSuccess: () => showSuccess(t('toast.resent', { email })) }),
  )
  const revoke = useMutation(
    api.organizations.revokeInvitation.mutationOptions({ onSuccess: () => showSuccess(t('toast.revoked', { email })) }),
  )
  const day = (at: string) => formatDay(at, i18n.resolvedLanguage ?? 'en')
  const sent = inviter === null ? t('invitation.sentOnly', { day: day(sentAt) }) : ''
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <span className={classes.name}>
          <b>{email}</b>
          <StatusBadge tone={TONES[status]} label={t(`invitation.status.${status}`)} />
        </span>
        <span>{permissionText(permissions)}</span>
        <span className={classes.note}>
          {sent || t('invitation.sent', { day: day(sentAt), name: inviter ?? '' })}
          {status === 'PENDING' && `, ${t('invitation.until', { day: day(expiresAt) })}`}
        </span>
      </div>
      {isResendable(status) && (
        <MoreButton
          label={t('actions', { name: email })}
          isBusy={resend.isPending}
          actions={[
            { label: t('invitation.again'), Icon: IconSend, run: () => resend.mutate({ invitationId: id }) },
            { label: t('invitation.revoke'), Icon: IconTrash, run: () => setConfirming(true) },
          ]}
        />
      )}
      {isConfirming && (
        <ConfirmActionDialog
          title={t('invitation.revokeNamed', { email })}
          action={t('invitation.revoke')}
          run={() => revoke.mutateAsync({ invitationId: id })}
          onClose={() => setConfirming(false)}
        >
          <p>{t('invitation.revokeLead', { email })}</p>
        </ConfirmActionDialog>
      )}
    </li>
  )
}
