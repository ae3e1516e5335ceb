import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { formErrorText } from '#src/api/error-text.ts'
import type { SentInvitation } from '#src/contract/members.ts'
import { isResendable } from '#src/domain/membership/invitation.ts'
import { MemberFields } from '#src/features/organizations/members/member-fields.tsx'
import {
  type InvitationDraft,
  type InvitationFormFields,
  invitationForm,
  type InvitationValues,
  EMPTY_INVITATION,
} from '#src/features/organizations/members/member-form-values.ts'
import { formatDay } from '#src/i18n/format.ts'
import { showFieldErrors } from '#src/shared/form/field-problems.tsx'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import { useFormChanges } from '#src/shared/form/form-draft.ts'
import { usePermissionLabels } from '#src/shared/membership/membership.ts'
import { ConfirmActionDialog } from '#src/shared/page/confirm-action-dialog.tsx'
import { MoreButton } from '#src/shared/page/more-button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { IconSend, IconTrash } from '#src/ui/icons.ts'
import { StatusBadge, type StatusTone } from '#src/ui/status-badge.tsx'
import { showToast } from '#src/ui/toast.tsx'
import classes from '#src/features/organizations/members/members.module.css'

const TONES: Record<SentInvitation['status'], StatusTone> = {
  PENDING: 'waiting',
  ACCEPTED: 'approved',
  REJECTED: 'rejected',
  REVOKED: 'neutral',
  EXPIRED: 'neutral',
}

/** A sent invitation with its status, and the buttons to send it again or revoke it. */
export const InvitationRow = ({ invitation }: { invitation: SentInvitation }) => {
  const { id, email, status, permissions, inviter, sentAt, expiresAt } = invitation
  const { t, i18n } = useTranslation('members')
  const permissionText = usePermissionLabels()
  const [isConfirming, setConfirming] = useState(false)
  const queryClient = useQueryClient()
  const showSuccess = (title: string) => void showToast({ kind: 'success', title, message: '' })
  const resend = useMutation(
    api.organizations.resendInvitation.mutationOptions({ onSuccess: () => showSuccess(t('toast.resent', { email })) }),
  )
  const revoke = useMutation(
    api.organizations.revokeInvitation.mutationOptions({
      onSuccess: () => showSuccess(t('toast.revoked', { email })),
      // Another manager may have revoked it, or it was answered: what is shown is out of date.
      onError: () => void queryClient.invalidateQueries({ queryKey: api.organizations.pathKey() }),
    }),
  )
  const day = (at: string) => formatDay(at, i18n.language)
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

type Props = {
  organization: { id: string; name: string }
  /** The draft from before the dialog was closed or the page was reloaded. */
  invitationDraft: InvitationDraft
  onClose: () => void
}

export const InviteDialog = ({ organization: { id: organizationId, name }, invitationDraft, onClose }: Props) => {
  const { t } = useTranslation(['members', 'errors'])
  // A repeated request has the same id, so that there is only one invitation.
  const [id] = useState(() => crypto.randomUUID())
  const form = useForm<InvitationValues, unknown, InvitationFormFields>({
    resolver: zodResolver(invitationForm),
    defaultValues: invitationDraft.getState(),
  })
  useFormChanges(form, (values) => invitationDraft.setState(values))
  const [failure, setFailure] = useState<unknown>(null)
  const invite = useMutation(api.organizations.inviteMember.mutationOptions())
  const submit = form.handleSubmit(async (fields) => {
    setFailure(null)
    try {
      await invite.mutateAsync({ id, organizationId, ...fields })
    } catch (error) {
      if (!showFieldErrors(form, error)) setFailure(error)
      return
    }
    void showToast({ kind: 'success', title: t('members:toast.invited', { email: fields.email }), message: '' })
    invitationDraft.setState(EMPTY_INVITATION)
    onClose()
  })
  return (
    <Dialog opened onClose={onClose} size="medium" title={t('members:inviteTitle', { name })}>
      <FormProvider {...form}>
        <MemberFields
          organizationId={organizationId}
          label={t('members:form.invite')}
          busy={form.formState.isSubmitting}
          onCancel={onClose}
          onSubmit={() => void submit()}
          failure={failure !== null && <FieldError>{formErrorText(failure)}</FieldError>}
          first={
            <TextField
              name="email"
              type="email"
              label={t('members:form.email')}
              required
              data-autofocus
              description={t('members:form.inviteLead')}
            />
          }
        />
      </FormProvider>
    </Dialog>
  )
}
