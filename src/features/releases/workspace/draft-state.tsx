import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { useDraft } from '#src/offline/use-draft.ts'
import type { OpenedReleaseDraft } from '#src/features/releases/workspace/unsaved-draft.ts'
import { DiscardDraft } from '#src/features/releases/workspace/discard-draft.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/release-form.ts'
import classes from '#src/features/releases/workspace/workspace.module.css'

type Props = { opened: OpenedReleaseDraft; isSaved: boolean; baseline: ReleaseForm | null }

/** Says that nothing is lost: what is saved, and what is kept on this device until it is. */
export const DraftState = ({ opened, isSaved, baseline }: Props) => {
  const { t } = useTranslation('releases')
  const { savedAt, failure } = useDraft(opened.draft)
  const words = () => {
    if (failure !== null) return t('draft.full')
    if (isSaved) return t('draft.saved')
    return savedAt === null ? t('draft.unsaved') : t('draft.kept', { time: dayjs(savedAt).format('HH:mm') })
  }
  return (
    <div className={classes.draft}>
      <span role="status">{words()}</span>
      {isSaved ? null : <DiscardDraft opened={opened} baseline={baseline} />}
      {opened.openElsewhere ? <span>{t('draft.openElsewhere')}</span> : null}
      {opened.damaged ? <span>{t('draft.damaged')}</span> : null}
    </div>
  )
}
