import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SwitchField } from '#src/features/releases/workspace/fields/switch-field.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/release-form.ts'

/** Only what can be ordered in advance has anything to give at once. */
export const InstantGratificationField = ({ index }: { index: number }) => {
  const { t } = useTranslation('releases')
  const { control } = useFormContext<ReleaseForm>()
  if (useWatch({ control, name: 'preOrderDate' }) === '') return null
  return (
    <SwitchField
      name={`tracks.${index}.instantGratification`}
      label={t('field.instantGratification')}
      hint={t('hint.instantGratification')}
    />
  )
}
