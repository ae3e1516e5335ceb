import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFieldMessages } from '#src/features/releases/workspace/fields/text-field.tsx'
import classes from '#src/features/releases/workspace/form/form-layout.module.css'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { fieldId } from '#src/features/releases/workspace/workspace-search-params.ts'
import { GroupedChoices } from '#src/shared/form/fields/grouped-choices.tsx'
import { storeGroups } from '#src/shared/release/choice-groups.ts'
import { storesQuery } from '#src/shared/release/release-queries.ts'
import { ErrorPanel } from '#src/ui/error-panel.tsx'
import { FieldError } from '#src/ui/field-error.tsx'

/** The stores that get the release, by kind. */
export const StoresField = () => {
  const { t } = useTranslation('releases')
  const { t: entityText } = useTranslation('entities')
  const { field } = useController<ReleaseForm, 'distributionProviders'>({ name: 'distributionProviders' })
  const { error } = useFieldMessages('distributionProviders', 'distributionProviders')
  const errorId = useId()
  const stores = useQuery(storesQuery)
  if (stores.data === undefined && stores.error !== null)
    return <ErrorPanel error={stores.error} onRetry={() => void stores.refetch()} />

  const choose = (ids: string[]) => {
    field.onChange(ids)
    field.onBlur()
  }
  const all = stores.data ?? []
  return (
    <fieldset
      id={fieldId('distributionProviders')}
      tabIndex={-1}
      className={classes.section}
      aria-describedby={errorId}
    >
      <legend className={classes.heading}>
        {t('field.distributionProviders')}
        <span className={classes.required} aria-hidden>
          {' *'}
        </span>
      </legend>
      <output className={classes.summary}>{t('stores.chosen', { count: field.value.length })}</output>
      <div id={errorId}>{error === undefined ? null : <FieldError>{error}</FieldError>}</div>
      <div className={classes.presets}>
        <Button variant="default" size="compact-sm" onClick={() => choose(all.map(({ id }) => id))}>
          {t('stores.all')}
        </Button>
        <Button variant="default" size="compact-sm" onClick={() => choose([])}>
          {t('stores.none')}
        </Button>
      </div>
      <GroupedChoices
        groups={storeGroups(all, entityText)}
        value={field.value}
        onChange={choose}
        searchLabel={t('stores.search')}
        startsOpen
      />
    </fieldset>
  )
}
