import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  differencesOf,
  type MergedField,
  mergeOf,
  trackEdits,
} from '#src/features/releases/workspace/form/merge-release.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { formatList } from '#src/i18n/format-list.ts'
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
  const { t, i18n } = useTranslation(['releases', 'changes'])
  const fieldText = useReleaseFieldText()
  /** The tracks, each with the names of what this side changed of it: their titles may all be the same. */
  const tracksText = (side: ReleaseForm) => {
    const edits = trackEdits(baseline, side)
    const changed = side.tracks.map(({ title }, index) => {
      const fields = (edits[index] ?? []).map((field) => t(`changes:field.${field}`))
      return `${index + 1}. ${title}${fields.length === 0 ? '' : ` (${formatList(fields, i18n.language)})`}`
    })
    return changed.join(' · ') || t('releases:conflict.empty')
  }
  const textOf = (field: MergedField, side: ReleaseForm) =>
    field === 'tracks' ? tracksText(side) : fieldText(field, side)
  const [differences] = useState(() => differencesOf(baseline, local, remote))
  return (
    <ConflictDialog
      title={t('releases:conflict.title')}
      lead={t('releases:conflict.lead')}
      action={t('releases:conflict.action')}
      differences={differences.map(({ field, chosen }) => ({
        field,
        chosen,
        label: t(`releases:field.${field}`),
        local: t('releases:conflict.local', { value: textOf(field, local) }),
        remote: t('releases:conflict.remote', { value: textOf(field, remote) }),
      }))}
      onClose={onClose}
      onChosen={(sides) =>
        onChosen(
          mergeOf(
            { baseline, local, remote },
            differences.map((one) => ({ ...one, chosen: sides.get(one.field) ?? one.chosen })),
          ),
        )
      }
    />
  )
}
