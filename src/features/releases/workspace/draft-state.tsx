import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { useHasPendingChanges } from '#src/offline/outbox/queue/pending-entities.ts'
import { useDraft } from '#src/offline/drafts/use-draft.ts'
import type { OpenedReleaseDraft } from '#src/features/releases/workspace/release-draft.ts'
import { DiscardDraft } from '#src/features/releases/workspace/discard-draft.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/release-form.ts'
import { useWorkspace } from '#src/features/releases/workspace/workspace-context.ts'
import classes from '#src/features/releases/workspace/workspace.module.css'

type Props = { opened: OpenedReleaseDraft; isSaved: boolean; baseline: ReleaseForm | null }

/** Says that nothing is lost: what is saved, what is saved here and waits to be sent, and what is a draft so far. */
export const DraftState = ({ opened, isSaved, baseline }: Props) => {
  const { t } = useTranslation('releases')
  const { savedAt, failure } = useDraft(opened.draft)
  const { releaseId } = useWorkspace()
  const isWaiting = useHasPendingChanges([releaseId, ...(baseline?.tracks ?? []).map(({ assetId }) => assetId)])
  const statusText = () => {
    if (failure !== null) return t('draft.full')
    if (isSaved) return isWaiting ? t('draft.waiting') : t('draft.saved')
    return savedAt === null ? t('draft.unsaved') : t('draft.kept', { time: dayjs(savedAt).format('HH:mm') })
  }
  return (
    <div className={classes.draft}>
      <span role="status">{statusText()}</span>
      {isSaved ? null : <DiscardDraft opened={opened} baseline={baseline} />}
      {opened.openElsewhere ? <span>{t('draft.openElsewhere')}</span> : null}
      {opened.damaged ? <span>{t('draft.damaged')}</span> : null}
    </div>
  )
}
