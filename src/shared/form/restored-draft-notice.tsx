import dayjs from 'dayjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
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

const momentOf = (at: number) => dayjs(at).format(dayjs(at).isSame(dayjs(), 'day') ? 'HH:mm' : 'DD MMM YYYY, HH:mm')

/** Shows that a draft was restored, which fields were not, and offers to discard it. */
export const RestoredDraftNotice = ({ opened, restoredAt, leftOut, onDiscard }: Props) => {
  const { t, i18n } = useTranslation('entities')
  const [isAsking, setAsking] = useState(false)
  const list = new Intl.ListFormat(i18n.resolvedLanguage)
  return (
    <>
      <output className={classes.draft}>
        {restoredAt !== null && <span>{t('draft.restored', { time: momentOf(restoredAt) })}</span>}
        {restoredAt !== null && leftOut.length > 0 && (
          <span>{t('draft.leftOut', { fields: list.format(leftOut), count: leftOut.length })}</span>
        )}
        {opened?.damaged === true && <span>{t('draft.damaged')}</span>}
        {restoredAt !== null && (
          <button type="button" onClick={() => setAsking(true)}>
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
