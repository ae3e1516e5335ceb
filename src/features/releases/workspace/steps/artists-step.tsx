import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useController, useFormContext, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { queryClient } from '#src/api/query-client.ts'
import { type LabelPrefill, PREFILL_FIELDS, prefillFromLabel } from '#src/domain/label/defaults.ts'
import { ArtistsField } from '#src/features/releases/workspace/fields/artists-field.tsx'
import { useFieldMessages } from '#src/features/releases/workspace/fields/release-text-field.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import { fieldId } from '#src/features/releases/workspace/use-workspace-step.ts'
import { formatList } from '#src/i18n/format-list.ts'
import { isSameValue } from '#src/shared/form/field-values.ts'
import { LabelSearch } from '#src/shared/picker/entity-searches.ts'
import { SearchSelect } from '#src/ui/search-select.tsx'
import classes from '#src/features/releases/workspace/form/form-layout.module.css'

type Form = Pick<UseFormReturn<ReleaseForm>, 'getValues' | 'setValue'>
const CHANGED = { shouldDirty: true }

/** The values that a label can prefill. */
const prefillFieldsOf = ({ getValues }: Form): LabelPrefill => {
  const { copyrightC, copyrightP, genre, subgenre, territories, distributionProviders } = getValues()
  return {
    copyrightC: copyrightC.text,
    copyrightP: copyrightP.text,
    genre,
    subgenre,
    territories,
    distributionProviders,
  }
}

const applyPrefill = ({ setValue }: Form, prefill: Partial<LabelPrefill>) => {
  if (prefill.copyrightC !== undefined) setValue('copyrightC.text', prefill.copyrightC, CHANGED)
  if (prefill.copyrightP !== undefined) setValue('copyrightP.text', prefill.copyrightP, CHANGED)
  if (prefill.genre !== undefined) setValue('genre', prefill.genre, CHANGED)
  if (prefill.subgenre !== undefined) setValue('subgenre', prefill.subgenre, CHANGED)
  if (prefill.territories !== undefined) setValue('territories', prefill.territories, CHANGED)
  if (prefill.distributionProviders !== undefined)
    setValue('distributionProviders', prefill.distributionProviders, CHANGED)
}

/** The values to restore: those that were prefilled and not changed since, as they were before. */
export const prefillToUndo = (
  before: LabelPrefill,
  filled: Partial<LabelPrefill>,
  now: LabelPrefill,
): Partial<LabelPrefill> =>
  Object.fromEntries(
    PREFILL_FIELDS.filter((field) => filled[field] !== undefined && isSameValue(filled[field], now[field])).map(
      (field) => [field, before[field]],
    ),
  )

type Filled = { name: string; before: LabelPrefill; filled: Partial<LabelPrefill> }
type Chosen = { id: string; name: string } | null

/** Prefills the empty fields of a new release from its label, and can undo it. */
const useLabelDefaults = () => {
  const { detail } = useWorkspace()
  const form = useFormContext<ReleaseForm>()
  const last = useRef<Filled | null>(null)
  const [prefilled, setPrefilled] = useState<Filled | null>(null)

  const undo = () => {
    if (last.current !== null)
      applyPrefill(form, prefillToUndo(last.current.before, last.current.filled, prefillFieldsOf(form)))
    last.current = null
    setPrefilled(null)
  }
  const prefill = async (label: Chosen) => {
    if (detail === null) undo()
    if (label === null) return
    // Prefilling is a convenience: without an answer the user fills the fields in.
    const query = api.labels.defaults.queryOptions({ labelId: label.id })
    const defaults = await queryClient.fetchQuery({ ...query, retry: false }).catch(() => null)
    if (form.getValues('label')?.id !== label.id) return
    // One that was made without a network is known to this page only.
    const made = queryClient.getQueryData(api.labels.get.queryKey({ labelId: label.id }))
    form.setValue('label', { ...label, isrcPrefix: (defaults ?? made)?.isrcPrefix })
    if (defaults === null || detail !== null) return
    const before = prefillFieldsOf(form)
    const filled = prefillFromLabel(defaults, before)
    if (Object.keys(filled).length === 0) return
    applyPrefill(form, filled)
    last.current = { name: label.name, before, filled }
    setPrefilled(last.current)
  }
  const fields = prefilled === null ? [] : PREFILL_FIELDS.filter((field) => prefilled.filled[field] !== undefined)
  return { prefill, undo, prefilled: prefilled === null ? null : { name: prefilled.name, fields } }
}

type Props = { prefilled: { name: string; fields: (keyof LabelPrefill)[] } | null; onUndo: () => void }

/** Names the fields that were prefilled from the label. */
const LabelPrefillNotice = ({ prefilled, onUndo }: Props) => {
  const { t, i18n } = useTranslation('releases')
  const fields = formatList(
    (prefilled?.fields ?? []).map((field) => t(`field.${field}`)),
    i18n.language,
  )
  return (
    <div className={classes.prefilled}>
      <output>{prefilled === null ? '' : t('prefilled', { name: prefilled.name, fields })}</output>
      {prefilled === null ? null : (
        <Button variant="default" size="compact-sm" onClick={onUndo}>
          {t('undo')}
        </Button>
      )}
    </div>
  )
}

export const ArtistsStep = () => {
  const { t } = useTranslation('releases')
  const { field: label } = useController<ReleaseForm, 'label'>({ name: 'label' })
  const { error, description } = useFieldMessages('labelId', 'label')
  const { prefill, undo, prefilled } = useLabelDefaults()
  const choose = (option: { id: string; name: string } | null) => {
    label.onChange(option)
    void prefill(option)
  }
  return (
    <div className={classes.fields}>
      <div className={classes.wide}>
        <ArtistsField name="artists" field="artists" />
      </div>
      <div className={classes.wide}>
        <SearchSelect
          id={fieldId('labelId')}
          label={t('field.label')}
          placeholder={t('searchLabel')}
          required
          value={label.value}
          onChange={(option) => choose(option === null ? null : { id: option.id, name: option.name })}
          onBlur={label.onBlur}
          renderSearch={(search) => <LabelSearch {...search} />}
          makes
          error={error}
          description={description}
        />
        <LabelPrefillNotice prefilled={prefilled} onUndo={undo} />
      </div>
    </div>
  )
}
