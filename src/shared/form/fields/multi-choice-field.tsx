import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SearchableCheckboxes, type CheckboxOption } from '#src/shared/form/fields/searchable-checkboxes.tsx'
import { useFieldMessage } from '#src/shared/form/use-field-message.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/shared/form/fields/multi-choice-field.module.css'

type Props = {
  name: string
  label: string
  options: readonly CheckboxOption[]
  /** The one that means all of them: it and the others shut each other out. */
  everything?: string
}

const settled = (chosen: readonly string[], before: readonly string[], everything: string | undefined) => {
  if (everything === undefined || !chosen.includes(everything)) return [...chosen]
  return before.includes(everything) ? chosen.filter((value) => value !== everything) : [everything]
}

/** Several of a long list, which is there once somebody opens it. */
export const MultiChoiceField = ({ name, label, options, everything }: Props) => {
  const { t } = useTranslation('entities')
  const { control } = useFormContext<Record<string, string[]>>()
  const { field } = useController({ control, name })
  const error = useFieldMessage(name)
  const [opened, setOpened] = useState(false)
  const chosen = field.value ?? []
  return (
    <details className={classes.field} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary className={classes.summary} ref={field.ref} onBlur={field.onBlur}>
        <span>{label}</span> <span className={classes.count}>{t('chosen', { count: chosen.length })}</span>
      </summary>
      {error === undefined ? null : <FieldError>{error}</FieldError>}
      {opened && (
        <SearchableCheckboxes
          label={label}
          options={options}
          value={chosen}
          onChange={(next) => field.onChange(settled(next, chosen, everything))}
        />
      )}
    </details>
  )
}
