import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFieldMessage } from '#src/shared/form/field-texts.ts'
import { type ChoiceGroup, GroupedChoices } from '#src/shared/form/fields/grouped-choices.tsx'
import classes from '#src/shared/form/fields/multi-choice-field.module.css'
import { FieldError } from '#src/ui/field-error.tsx'

type Props = {
  name: string
  label: string
  groups: readonly ChoiceGroup[]
  /** The option that means all: it and the others exclude each other. */
  everything?: { value: string; label: string }
  /** What is chosen, in words; without it, how much. */
  summary?: (chosen: readonly string[]) => string
}

/** A field for several of a long list, which is rendered once it is opened. */
export const MultiChoiceField = ({ name, label, groups, everything, summary }: Props) => {
  const { t } = useTranslation('entities')
  const { control } = useFormContext<Record<string, string[]>>()
  const {
    field: { ref, ...field },
  } = useController({ control, name })
  const error = useFieldMessage(name)
  const [opened, setOpened] = useState(false)
  const chosen = field.value ?? []
  const single = chosen.filter((value) => value !== everything?.value)
  return (
    <details className={classes.field} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary className={classes.summary} ref={ref} onBlur={field.onBlur}>
        <span>{label}</span>{' '}
        <span className={classes.count}>{summary?.(chosen) || t('chosen', { count: chosen.length })}</span>
      </summary>
      {error === undefined ? null : <FieldError>{error}</FieldError>}
      {opened && (
        <div className={classes.choices}>
          {everything !== undefined && (
            <Checkbox
              label={everything.label}
              checked={chosen.includes(everything.value)}
              onChange={({ currentTarget }) => field.onChange(currentTarget.checked ? [everything.value] : [])}
            />
          )}
          <GroupedChoices
            groups={groups}
            value={single}
            onChange={field.onChange}
            searchLabel={t('searchIn', { list: label })}
          />
        </div>
      )}
    </details>
  )
}
