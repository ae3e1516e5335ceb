import { useTranslation } from 'react-i18next'
import { latestPerStore, needsChanges } from '#src/domain/submission/latest-submissions.ts'
import { ReleaseFacts } from '#src/features/releases/workspace/overview/release-facts.tsx'
import { ReleasePreview } from '#src/features/releases/workspace/overview/release-preview.tsx'
import { RequestedChanges } from '#src/features/releases/workspace/overview/requested-changes.tsx'
import { StoreStrip } from '#src/features/releases/workspace/overview/store-strip.tsx'
import { SubmitSection, useStoresToSubmit } from '#src/features/releases/workspace/overview/submit-section.tsx'
import classes from '#src/features/releases/workspace/overview/overview-step.module.css'
import { useEditorState, useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import { ReleaseTimeline } from '#src/shared/history/release-history-section.tsx'

/** What has to be done first, then the release as the stores get it, where it is, all that is filled in, and its past. */
export const OverviewStep = () => {
  const { t } = useTranslation('releases')
  const { releaseId, detail } = useWorkspace()
  const { going } = useStoresToSubmit()
  const isSaved = useEditorState((state) => state.isSaved)
  const submitted = latestPerStore(detail?.submissions ?? [])
  const sentBack = submitted.filter(needsChanges)
  // A release that is where it should be has nothing to submit. One that was taken down may be submitted again.
  const isWork = submitted.length === 0 || sentBack.length > 0 || !isSaved
  return (
    <div className={classes.overview}>
      {sentBack.length > 0 && <RequestedChanges submissions={sentBack} />}
      {isWork && <SubmitSection isSentBack={sentBack.length > 0} />}
      <ReleasePreview />
      {detail !== null && submitted.length > 0 && <StoreStrip release={detail} latest={submitted} />}
      {!isWork && going.length > 0 && (
        <section>
          <h3>{t(submitted.some(({ storeId }) => going.includes(storeId)) ? 'overview.again' : 'overview.more')}</h3>
          <SubmitSection />
        </section>
      )}
      <ReleaseFacts />
      {detail !== null && <ReleaseTimeline releaseId={releaseId} title={t('history.title')} />}
    </div>
  )
}
