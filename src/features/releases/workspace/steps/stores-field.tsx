import { Button, Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { storesQuery } from '#src/shared/release/release-queries.ts'
import { fieldId, useFieldMessages } from '#src/features/releases/workspace/fields/field-problems.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { ErrorPanel } from '#src/ui/error-panel.tsx'
import classes from '#src/features/releases/workspace/form/form-layout.module.css'

export const StoresField = () => {
  const { t } = useTranslation('releases')
  const { field } = useController<ReleaseForm, 'distributionProviders'>({ name: 'distributionProviders' })
  const { error } = useFieldMessages('distributionProviders', 'distributionProviders')
  const stores = useQuery(storesQuery)
  if (stores.data === undefined && stores.error !== null)
    return <ErrorPanel error={stores.error} onRetry={() => void stores.refetch()} />

  const all = (stores.data ?? []).map(({ id }) => id)
  const choose = (ids: string[]) => {
    field.onChange(ids)
    field.onBlur()
  }
  return (
    <Checkbox.Group
      id={fieldId('distributionProviders')}
      tabIndex={-1}
      value={field.value}
      onChange={choose}
      label={t('field.distributionProviders')}
      description={t('stores.chosen', { count: field.value.length })}
      error={error}
      required
    >
      <div className={classes.inline}>
        <Button variant="default" size="compact-sm" onClick={() => choose(all)}>
          {t('stores.all')}
        </Button>
        <Button variant="default" size="compact-sm" onClick={() => choose([])}>
          {t('stores.none')}
        </Button>
      </div>
      <div className={classes.choices}>
        {(stores.data ?? []).map(({ id, name }) => (
          <Checkbox key={id} value={id} label={name} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
