import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLabelSearch } from '#src/shared/picker/entity-searches.ts'
import { ArtistsField } from '#src/features/releases/workspace/fields/artists-field.tsx'
import { fieldId } from '#src/features/releases/workspace/fields/field-id.ts'
import { messagesOf } from '#src/features/releases/workspace/fields/field-messages.tsx'
import { useFieldProblems } from '#src/features/releases/workspace/fields/use-field-problems.ts'
import { LabelPrefillNotice } from '#src/features/releases/workspace/label-prefill-notice.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/release-form.ts'
import { useLabelDefaults } from '#src/features/releases/workspace/use-label-defaults.ts'
import { SearchSelect } from '#src/ui/search-select.tsx'
import classes from '#src/features/releases/workspace/steps/steps.module.css'

export const ArtistsStep = () => {
  const { t } = useTranslation('releases')
  const { field: label } = useController<ReleaseForm, 'label'>({ name: 'label' })
  const { error, description } = messagesOf(useFieldProblems('labelId', 'label'), 'label')
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
          useOptions={useLabelSearch}
          makes
          error={error}
          description={description}
        />
        <LabelPrefillNotice prefilled={prefilled} onUndo={undo} />
      </div>
    </div>
  )
}
