import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import { useFormChanges } from '#src/shared/form/use-form-draft.ts'
import { showFieldErrors } from '#src/shared/form/show-field-errors.ts'
import { formErrorText } from '#src/api/error-text.ts'
import type { InvitationDraft } from '#src/features/organizations/members/invitation-draft.ts'
import { MemberFields } from '#src/features/organizations/members/member-fields.tsx'
import {
  type InvitationFields,
  invitationForm,
  type InvitationValues,
  EMPTY_INVITATION,
} from '#src/features/organizations/members/member-form-values.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { showToast } from '#src/ui/toast.tsx'

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
  const form = useForm<InvitationValues, unknown, InvitationFields>({
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
