import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useId } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { lackingFor } from '#src/domain/release/store-offer.ts'
import { useFieldMessages } from '#src/features/releases/workspace/fields/text-field.tsx'
import classes from '#src/features/releases/workspace/form/form-layout.module.css'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { fieldId } from '#src/features/releases/workspace/use-workspace-step.ts'
import { GroupedChoices } from '#src/shared/form/fields/grouped-choices.tsx'
import { storeGroups } from '#src/shared/release/choice-groups.ts'
import { storesQuery } from '#src/shared/release/release-queries.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { ErrorPanel } from '#src/ui/error-panel.tsx'
import { FieldError } from '#src/ui/field-error.tsx'

const StoreDetails = lazyPart(
  async () => (await import('#src/features/releases/workspace/distribution/store-details.tsx')).StoreDetails,
)

/** The stores that get the release, by kind; those that cannot take it are not offered. */
export const StoresField = () => {
  const { t } = useTranslation('releases')
  const { t: entityText } = useTranslation('entities')
  const { field } = useController<ReleaseForm, 'distributionProviders'>({ name: 'distributionProviders' })
  const { error } = useFieldMessages('distributionProviders', 'distributionProviders')
  const { control } = useFormContext<ReleaseForm>()
  const [format, tracks] = useWatch({ control, name: ['format', 'tracks'] })
  const errorId = useId()
  const stores = useQuery(storesQuery)
  if (stores.data === undefined && stores.error !== null)
    return <ErrorPanel error={stores.error} onRetry={() => void stores.refetch()} />

  const all = stores.data ?? []
  const release = { format, tracks }
  const taking = all.filter(({ profile }) => lackingFor(profile, release) === null)
  const offered = all.filter((store) => taking.includes(store) || field.value.includes(store.id))
  const choose = (ids: string[]) => {
    field.onChange(ids)
    field.onBlur()
  }
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
        <Button variant="default" size="compact-sm" onClick={() => choose(taking.map(({ id }) => id))}>
          {t('stores.all')}
        </Button>
        <Button variant="default" size="compact-sm" onClick={() => choose([])}>
          {t('stores.none')}
        </Button>
      </div>
      <GroupedChoices
        groups={storeGroups(offered, entityText)}
        value={field.value}
        onChange={choose}
        searchLabel={t('stores.search')}
        startsOpen
      />
      <div id={fieldId('storeDates')} tabIndex={-1}>
        <Suspense>
          <StoreDetails stores={all} chosen={field.value} release={release} />
        </Suspense>
      </div>
    </fieldset>
  )
}
