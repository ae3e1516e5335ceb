import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { differencesOf, mergeOf } from '#src/features/releases/workspace/form/merge-release.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { ConflictDialog } from '#src/shared/form/conflict-dialog.tsx'
import { useReleaseFieldText } from '#src/shared/release/release-field-text.ts'

type Props = {
  baseline: ReleaseForm
  local: ReleaseForm
  remote: ReleaseForm
  onClose: () => void
  onChosen: (merged: ReleaseForm) => void
}

/** Two edits of a release, when two people changed it at the same time. */
export const ReleaseConflictDialog = ({ baseline, local, remote, onClose, onChosen }: Props) => {
  const { t } = useTranslation('releases')
  const fieldText = useReleaseFieldText()
  const [differences] = useState(() => differencesOf(baseline, local, remote))
  return (
    <ConflictDialog
      title={t('conflict.title')}
      lead={t('conflict.lead')}
      action={t('conflict.action')}
      differences={differences.map(({ field, chosen }) => ({
        field,
        chosen,
        label: t(`field.${field}`),
        local: t('conflict.local', { value: fieldText(field, local) }),
        remote: t('conflict.remote', { value: fieldText(field, remote) }),
      }))}
      onClose={onClose}
      onChosen={(sides) =>
        onChosen(
          mergeOf(
            local,
            remote,
            differences.map((one) => ({ ...one, chosen: sides.get(one.field) ?? one.chosen })),
          ),
        )
      }
    />
  )
}
