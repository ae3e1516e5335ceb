import { Checkbox } from '@mantine/core'
import { useMemo } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFieldMessage } from '#src/shared/form/use-field-message.ts'
import type { ScopedKind } from '#src/domain/membership/scope.ts'
import type { MemberValues } from '#src/features/organizations/members/member-form-values.ts'
import { scopeOptionsOf } from '#src/features/organizations/members/scope-options.ts'
import { SearchMultiSelect } from '#src/ui/search-multi-select.tsx'
import classes from '#src/features/organizations/members/members.module.css'

/** All elements of a kind, or those that are named. */
export const ScopeField = ({ organizationId, kind }: { organizationId: string; kind: ScopedKind }) => {
  const { t } = useTranslation('members')
  const { field } = useController<MemberValues, ScopedKind>({ name: kind })
  const useOptions = useMemo(() => scopeOptionsOf(organizationId, kind), [organizationId, kind])
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
          ref={field.ref}
          useOptions={useOptions}
          error={error}
        />
      )}
    </div>
  )
}
