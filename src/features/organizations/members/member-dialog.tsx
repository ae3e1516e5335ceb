import { zodResolver } from '@hookform/resolvers/zod'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { formErrorText } from '#src/api/error-text.ts'
import { apiError } from '#src/api/errors.ts'
import { type Member, member as memberSchema } from '#src/contract/members.ts'
import { MemberFields } from '#src/features/organizations/members/member-fields.tsx'
import {
  type MemberFormFields,
  memberForm,
  type MemberValues,
  valuesOf,
} from '#src/features/organizations/members/member-form-values.ts'
import { showFieldErrors } from '#src/shared/form/field-problems.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { showToast } from '#src/ui/toast.tsx'

type Props = { organizationId: string; member: Member; onClose: () => void }

/** Changes the permissions and the scope of a member. */
export const MemberDialog = ({ organizationId, member, onClose }: Props) => {
  const { t } = useTranslation(['members', 'errors', 'entities'])
  // The change is based on the revision that is shown, not on one that arrives later.
  const [base, setBase] = useState(member)
  const [failure, setFailure] = useState<unknown>(null)
  const form = useForm<MemberValues, unknown, MemberFormFields>({
    resolver: zodResolver(memberForm),
    defaultValues: valuesOf(member),
  })
  const { isDirty, isSubmitting } = form.formState
  const [isAsking, setAsking] = useState(false)
  /** How often the person stayed: a phone may have closed the dialog all the same, and it is opened again. */
  const [stays, setStays] = useState(0)
  const close = () => (isDirty ? setAsking(true) : onClose())
  const update = useMutation(api.organizations.updateMember.mutationOptions())
  const { name } = member.user
  const submit = form.handleSubmit(async (fields) => {
    setFailure(null)
    try {
      await update.mutateAsync({ memberId: base.id, revision: base.revision, ...fields })
    } catch (error) {
      if (!showFieldErrors(form, error)) setFailure(error)
      return
    }
    void showToast({ kind: 'success', title: t('members:toast.saved', { name }), message: '' })
    onClose()
  })
  const current = memberSchema.safeParse(apiError(failure)?.current).data
  const showCurrent = (latest: Member) => {
    form.reset(valuesOf(latest))
    setBase(latest)
    setFailure(null)
  }
  return (
    <>
      <Dialog key={stays} opened onClose={close} size="medium" title={t('members:editTitle', { name })}>
        <FormProvider {...form}>
          <MemberFields
            organizationId={organizationId}
            memberId={member.id}
            label={t('members:form.save')}
            busy={isSubmitting}
            onCancel={close}
            onSubmit={() => void submit()}
            failure={
              failure !== null && (
                <>
                  <FieldError>{current === undefined ? formErrorText(failure) : t('members:form.conflict')}</FieldError>
                  {current !== undefined && (
                    <Button variant="default" onClick={() => showCurrent(current)}>
                      {t('members:form.showCurrent')}
                    </Button>
                  )}
                </>
              )
            }
          />
        </FormProvider>
      </Dialog>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => {
          setAsking(false)
          setStays(stays + 1)
        }}
        onConfirm={onClose}
        title={t('entities:leave.title')}
        confirmLabel={t('entities:leave.action')}
      >
        <p>{t('entities:leave.lead')}</p>
      </ConfirmDialog>
    </>
  )
}
