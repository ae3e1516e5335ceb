import { formatList } from '#src/i18n/names.ts'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { LabelSearch } from '#src/shared/picker/entity-searches.ts'
import { ArtistsField } from '#src/features/releases/workspace/fields/artists-field.tsx'
import { useFieldMessages } from '#src/features/releases/workspace/fields/text-field.tsx'
import { fieldId } from '#src/features/releases/workspace/use-workspace-step.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { useLabelDefaults } from '#src/features/releases/workspace/steps/use-label-defaults.ts'
import { SearchSelect } from '#src/ui/search-select.tsx'
import classes from '#src/features/releases/workspace/form/form-layout.module.css'
import { Button } from '@mantine/core'
import type { LabelPrefill } from '#src/domain/label/defaults.ts'

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
