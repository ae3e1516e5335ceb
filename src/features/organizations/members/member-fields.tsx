import { Button, Checkbox } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { PERMISSIONS } from '#src/domain/access/permission.ts'
import { SEARCH_MAX } from '#src/domain/limits.ts'
import { SCOPED_KINDS, type ScopedKind, MEMBER_ROLES, DEFAULT_PERMISSIONS } from '#src/domain/membership/role.ts'
import type { MemberValues } from '#src/features/organizations/members/member-form-values.ts'
import { MemberPreview } from '#src/features/organizations/members/member-preview.tsx'
import { useFieldMessage } from '#src/shared/form/field-texts.ts'
import { ChoiceSelect } from '#src/ui/choice-select.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import type { OptionSearch } from '#src/ui/option.ts'
import { SearchMultiSelect } from '#src/ui/search-multi-select.tsx'
import classes from '#src/features/organizations/members/members.module.css'

const ONCE = { retry: false, placeholderData: keepPreviousData }

type ScopeProps = { organizationId: string; kind: ScopedKind }

/** A search among the artists, labels or releases of an organization. */
const ScopeSearch = ({ organizationId, kind, text, children }: ScopeProps & OptionSearch) => {
  const search = text.slice(0, SEARCH_MAX)
  const query = api.organizations.elements.queryOptions({ organizationId, kind, search }, ONCE)
  const { data, isFetching, error, refetch } = useQuery(query)
  return children({ options: data ?? [], isPending: isFetching, error, retry: () => void refetch() })
}

/** All elements of a kind, or only the chosen ones. */
const ScopeField = ({ organizationId, kind }: ScopeProps) => {
  const { t } = useTranslation('members')
  const {
    field: { ref, ...field },
  } = useController<MemberValues, ScopedKind>({ name: kind })
  const error = useFieldMessage(kind)
  const chosen = field.value
  return (
    <div className={classes.scope}>
      <Checkbox
        label={t(`all.${kind}`)}
        checked={chosen === 'ALL'}
        onChange={({ currentTarget }) => field.onChange(currentTarget.checked ? 'ALL' : [])}
      />
      {chosen !== 'ALL' && (
        <SearchMultiSelect
          label={t(`chosen.${kind}`)}
          required
          name={kind}
          value={chosen}
          onChange={(options) => field.onChange(options.map(({ id, name }) => ({ id, name })))}
          onBlur={field.onBlur}
          ref={ref}
          renderSearch={(search) => <ScopeSearch organizationId={organizationId} kind={kind} {...search} />}
          error={error}
        />
      )}
    </div>
  )
}

/** The seven permissions, each with a description. */
const PermissionsField = () => {
  const { t } = useTranslation(['members', 'entities'])
  const { field } = useController<MemberValues, 'permissions'>({ name: 'permissions' })
  const error = useFieldMessage('permissions')
  const toggle = (permission: (typeof PERMISSIONS)[number], isChosen: boolean) =>
    field.onChange(PERMISSIONS.filter((one) => (one === permission ? isChosen : field.value.includes(one))))
  return (
    <fieldset className={classes.group} aria-describedby={error === undefined ? undefined : 'permissions-error'}>
      <legend>{t('members:form.permissions')}</legend>
      {PERMISSIONS.map((permission, index) => (
        <Checkbox
          key={permission}
          ref={index === 0 ? field.ref : undefined}
          label={t(`entities:permission.${permission}`)}
          description={t(`members:permissionHint.${permission}`)}
          checked={field.value.includes(permission)}
          onChange={({ currentTarget }) => toggle(permission, currentTarget.checked)}
        />
      ))}
      <div role="alert" id="permissions-error">
        {error !== undefined && <FieldError>{error}</FieldError>}
      </div>
    </fieldset>
  )
}

/** Choosing a role fills in its usual permissions, which can then be changed one by one. */
const RoleField = () => {
  const { t } = useTranslation(['members', 'entities'])
  const { setValue } = useFormContext<MemberValues>()
  const { field } = useController<MemberValues, 'role'>({ name: 'role' })
  return (
    <ChoiceSelect
      {...field}
      required
      label={t('members:form.role')}
      placeholder={t('entities:choose')}
      value={MEMBER_ROLES.find((role) => role === field.value) ?? null}
      options={MEMBER_ROLES.map((role) => ({ value: role, label: t(`members:role.${role}`) }))}
      onChange={(role) => {
        field.onChange(role ?? '')
        if (role !== null) setValue('permissions', [...DEFAULT_PERMISSIONS[role]], { shouldDirty: true })
      }}
      error={useFieldMessage('role')}
    />
  )
}

type Props = {
  organizationId: string
  /** A member also sees what they created themselves. */
  memberId?: string
  label: string
  busy: boolean
  onCancel: () => void
  onSubmit: () => void
  /** Fields above the role. */
  first?: ReactNode
  /** The error that is about no single field. */
  failure: ReactNode
}

/** Role, permissions and scope, with a preview of what the member will see. */
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
