import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatList } from '#src/i18n/format-list.ts'
import { formatMoment } from '#src/i18n/format-moment.ts'
import type { FormDraft } from '#src/shared/form/form-draft.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import classes from '#src/shared/form/entity-form.module.css'

type Props = {
  opened: FormDraft<unknown>['opened']
  /** When the restored draft was saved; null without one. */
  restoredAt: number | null
  /** The labels of fields that no draft stores and that must be typed again. */
  leftOut: readonly string[]
  onDiscard: () => void
}

/** Shows that a draft was restored, which fields were not, and offers to discard it. */
export const RestoredDraftNotice = ({ opened, restoredAt, leftOut, onDiscard }: Props) => {
  const { t, i18n } = useTranslation('entities')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <output className={classes.draft}>
        {restoredAt !== null && <span>{t('draft.restored', { time: formatMoment(restoredAt, i18n.language) })}</span>}
        {restoredAt !== null && leftOut.length > 0 && (
          <span>{t('draft.leftOut', { fields: formatList(leftOut, i18n.language), count: leftOut.length })}</span>
        )}
        {opened?.damaged === true && <span>{t('draft.damaged')}</span>}
        {restoredAt !== null && (
          <button type="button" data-text-button onClick={() => setAsking(true)}>
            {t('draft.discard')}
          </button>
        )}
      </output>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onDiscard()
        }}
        title={t('draft.discardTitle')}
        confirmLabel={t('draft.discard')}
        tone="destructive"
      >
        <p>{t('draft.discardLead')}</p>
      </ConfirmDialog>
    </>
  )
}
