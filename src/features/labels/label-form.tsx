import { zodResolver } from '@hookform/resolvers/zod'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useForm, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type Label, label, labelDefaults, labelInput } from '#src/contract/labels.ts'
import { z } from '#src/contract/zod.ts'
import { formatIsrc, isrcNumberOf, normalizeIsrcPrefix } from '#src/domain/identifiers/isrc.ts'
import { isDefaultSubgenre, NO_LABEL_DEFAULTS } from '#src/domain/label/defaults.ts'
import { ISRC_NUMBER_MAX } from '#src/domain/limits.ts'
import { GENRES, subgenreChoices } from '#src/domain/metadata/genres.ts'
import { WORLD } from '#src/domain/metadata/territories.ts'
import { EntityForm, type EntityFormProps } from '#src/shared/form/entity-form.tsx'
import { useFieldLabels } from '#src/shared/form/field-texts.ts'
import { blankIsNull, parseWholeNumber } from '#src/shared/form/field-values.ts'
import { ChoiceField, MultiChoiceField } from '#src/shared/form/fields/choice-field.tsx'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import { currentReader } from '#src/shared/form/form-draft.ts'
import { zodOptions } from '#src/shared/form/zod-options.ts'
import { ContentUnavailable, useLoadProblem } from '#src/shared/page/content-unavailable.tsx'
import { storeGroups, territoryGroups } from '#src/shared/release/choice-groups.ts'
import { storesQuery } from '#src/shared/release/release-queries.ts'
import { territoriesText } from '#src/shared/release/territories-text.ts'
import { asOption } from '#src/ui/choice-select.tsx'
import classes from '#src/shared/form/entity-form.module.css'

const { copyrightC, copyrightP, genre, subgenre, territories, distributionProviders } = labelDefaults.shape

/** Empty where the label has no prefix yet. */
const nextIsrcNumber = z.pipe(
  z.string().check(z.refine((typed) => typed === '' || isIsrcNumber(parseWholeNumber(typed)), 'ISRC_NUMBER')),
  z.transform(parseWholeNumber),
)
const isIsrcNumber = (number: number | null) => number !== null && number >= 1 && number <= ISRC_NUMBER_MAX

export const labelForm = z
  .object({
    name: labelInput.shape.name,
    isrcPrefix: blankIsNull(labelInput.shape.isrcPrefix, normalizeIsrcPrefix),
    nextIsrcNumber,
    copyrightC: blankIsNull(copyrightC),
    copyrightP: blankIsNull(copyrightP),
    genre: blankIsNull(genre),
    subgenre: blankIsNull(subgenre),
    territories,
    distributionProviders,
  })
  .check(z.refine(isDefaultSubgenre, { path: ['subgenre'], error: 'SUBGENRE_OUTSIDE_GENRE' }))
type LabelFields = z.input<typeof labelForm>

/** The fields of the form that a draft stores. */
export const labelDraft = z.partial(
  z.object({
    name: z.string(),
    isrcPrefix: z.string(),
    nextIsrcNumber: z.string(),
    copyrightC: z.string(),
    copyrightP: z.string(),
    genre: z.string(),
    subgenre: z.string(),
    territories,
    distributionProviders,
  } satisfies Record<keyof LabelFields, z.ZodMiniType>),
)

type Numbered = Pick<Label, 'name' | 'isrcPrefix' | 'defaults' | 'nextIsrc'>

const numberText = (entity: Numbered | undefined): string =>
  entity?.nextIsrc == null ? '' : String(isrcNumberOf(entity.nextIsrc))

/** A field that is new goes with the others; a new default without its name here does not compile. */
const inputOf = (
  {
    nextIsrcNumber: next,
    copyrightC,
    copyrightP,
    genre,
    subgenre,
    territories,
    distributionProviders,
    ...fields
  }: z.output<typeof labelForm>,
  entity: Numbered | undefined,
) => ({
  ...fields,
  defaults: { copyrightC, copyrightP, genre, subgenre, territories, distributionProviders },
  // What was not touched is not sent: meanwhile the number may have gone up.
  ...(next !== null && String(next) !== numberText(entity) && { nextIsrcNumber: next }),
})

const valuesOf = (entity?: Numbered): LabelFields => {
  const defaults = entity?.defaults ?? NO_LABEL_DEFAULTS
  return {
    name: entity?.name ?? '',
    isrcPrefix: entity?.isrcPrefix ?? '',
    nextIsrcNumber: numberText(entity),
    copyrightC: defaults.copyrightC ?? '',
    copyrightP: defaults.copyrightP ?? '',
    genre: defaults.genre ?? '',
    subgenre: defaults.subgenre ?? '',
    territories: defaults.territories,
    distributionProviders: defaults.distributionProviders,
  }
}

const readCurrent = currentReader(label, valuesOf)

/** The stores of new releases. What is chosen stays where they do not come. */
const StoresField = ({ label }: { label: string }) => {
  const { t } = useTranslation('entities')
  const stores = useQuery(storesQuery)
  const problem = useLoadProblem(stores)
  if (problem !== null)
    return (
      <fieldset className={classes.group}>
        <legend>{label}</legend>
        <ContentUnavailable what="list" {...problem} />
      </fieldset>
    )
  if (stores.data === undefined) return <Skeleton height={48} aria-busy aria-label={label} />
  return <MultiChoiceField name="distributionProviders" label={label} groups={storeGroups(stores.data, t)} />
}

/** The defaults for new releases of the label. */
const LabelDefaultsFields = ({ names }: { names: Record<keyof LabelFields, string> }) => {
  const { t, i18n } = useTranslation('entities')
  const { control } = useFormContext<LabelFields>()
  const [genre, subgenre] = useWatch({ control, name: ['genre', 'subgenre'] })
  const language = i18n.language
  return (
    <fieldset className={classes.group}>
      <legend>{t('label.defaults')}</legend>
      <TextField name="copyrightC" label={names.copyrightC} />
      <TextField name="copyrightP" label={names.copyrightP} />
      <ChoiceField name="genre" label={names.genre} options={GENRES.map(asOption)} />
      <ChoiceField name="subgenre" label={names.subgenre} options={subgenreChoices(genre, subgenre).map(asOption)} />
      <div className={classes.wide}>
        <MultiChoiceField
          name="territories"
          label={names.territories}
          groups={territoryGroups(language)}
          everything={{ value: WORLD, label: t('worldwide') }}
          summary={(codes) => territoriesText(codes, language)}
        />
      </div>
      <div className={classes.wide}>
        <StoresField label={names.distributionProviders} />
      </div>
    </fieldset>
  )
}

export const LabelForm = ({
  entity,
  save,
  ...props
}: EntityFormProps<Label, ReturnType<typeof inputOf>, LabelFields>) => {
  const { t } = useTranslation('entities')
  const form = useForm({ resolver: zodResolver(labelForm, zodOptions), defaultValues: valuesOf(entity) })
  const title = t(entity === undefined ? 'label.create' : 'save')
  const names = useFieldLabels()
  return (
    <EntityForm
      {...props}
      save={(fields, revision) => save(inputOf(fields, entity), revision)}
      form={form}
      names={names}
      label={title}
      readCurrent={readCurrent}
      current={entity}
    >
      <TextField name="name" label={names.name} required />
      <TextField name="isrcPrefix" label={names.isrcPrefix} description={t('hint.isrcPrefix')} />
      {entity?.nextIsrc == null ? null : (
        <TextField
          name="nextIsrcNumber"
          label={names.nextIsrcNumber}
          inputMode="numeric"
          description={t('hint.nextIsrcNumber', { code: formatIsrc(entity.nextIsrc) })}
        />
      )}
      <LabelDefaultsFields names={names} />
    </EntityForm>
  )
}
