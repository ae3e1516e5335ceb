import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SCOPED_KINDS } from '#src/domain/membership/scope.ts'
import { MemberPreview } from '#src/features/organizations/members/member-preview.tsx'
import { PermissionsField } from '#src/features/organizations/members/permissions-field.tsx'
import { RoleField } from '#src/features/organizations/members/role-field.tsx'
import { ScopeField } from '#src/features/organizations/members/scope-field.tsx'
import classes from '#src/features/organizations/members/members.module.css'

type Props = {
  organizationId: string
  /** Whoever works here already sees what they made as well. */
  memberId?: string
  label: string
  busy: boolean
  onCancel: () => void
  onSubmit: () => void
  /** What stands before the role. */
  first?: ReactNode
  /** What went wrong with all of it. */
  failure: ReactNode
}

/** What somebody may do and on what, and what they will see of it. */
export const MemberFields = ({ organizationId, memberId, label, busy, onCancel, onSubmit, first, failure }: Props) => {
  const { t } = useTranslation('members')
  return (
    <form
      className={classes.form}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <fieldset className={classes.fields} disabled={busy}>
        {first}
        <RoleField />
        <PermissionsField />
        <fieldset className={classes.group}>
          <legend>{t('form.scope')}</legend>
          <p className={classes.note}>{t('form.scopeLead')}</p>
          {SCOPED_KINDS.map((kind) => (
            <ScopeField key={kind} organizationId={organizationId} kind={kind} />
          ))}
        </fieldset>
      </fieldset>
      <MemberPreview organizationId={organizationId} memberId={memberId} />
      <div role="alert">{failure}</div>
      <div className={classes.actions}>
        <Button variant="default" disabled={busy} onClick={onCancel}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {label}
        </Button>
      </div>
    </form>
  )
}
