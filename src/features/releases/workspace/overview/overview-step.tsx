import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { latestPerStore, needsChanges } from '#src/domain/submission/latest-submissions.ts'
import { isInStore } from '#src/domain/submission/release-status.ts'
import { MERGED_FIELDS } from '#src/features/releases/workspace/form/merge-release.ts'
import { type ReleaseForm, releaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { ReleasePreview } from '#src/features/releases/workspace/overview/release-preview.tsx'
import { hasUpdate, isEditedInReview } from '#src/features/releases/workspace/overview/store-updates.ts'
import { SubmitSection, useStoresToSubmit } from '#src/features/releases/workspace/overview/submit-section.tsx'
import { useEditorState, useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import { useReasonAnswers } from '#src/features/releases/workspace/step-reasons.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'
import { HistorySkeleton } from '#src/shared/history/history-list.tsx'
import { ReleaseTimeline } from '#src/shared/history/release-history-section.tsx'
import { useReleaseFieldText } from '#src/shared/release/release-field-text.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { Summary } from '#src/ui/summary.tsx'
import { UnavailablePart } from '#src/ui/unavailable-part.tsx'
import classes from '#src/features/releases/workspace/overview/overview-step.module.css'

/** The sleeve shows these in full. */
const ON_THE_SLEEVE = new Set(['cover', 'tracks'])

/** Every field that is sent as text; the empty ones are folded away, by name. */
const ReleaseFacts = () => {
  const { t } = useTranslation('releases')
  const { control } = useFormContext<ReleaseForm>()
  const fieldText = useReleaseFieldText()
  const { data: form } = releaseForm.safeParse(useWatch({ control }))
  if (form === undefined) return null
  const facts = MERGED_FIELDS.filter((field) => !ON_THE_SLEEVE.has(field)).map((field) => ({
    field,
    text: fieldText(field, form, ''),
  }))
  const empty = facts.filter(({ text }) => text === '')
  return (
    <section aria-labelledby="facts-title">
      <h3 id="facts-title">{t('facts.title')}</h3>
      <dl className={classes.facts}>
        {facts
          .filter(({ text }) => text !== '')
          .map(({ field, text }) => (
            <div key={field}>
              <dt>{t(`field.${field}`)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
      {empty.length > 0 && (
        <details className={classes.empty}>
          <Summary>{t('facts.empty', { count: empty.length })}</Summary>
          <ul>
            {empty.map(({ field }) => (
              <li key={field}>{t(`field.${field}`)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

const StoreStatusList = lazyPart(
  async () => (await import('#src/features/releases/workspace/overview/store-status-list.tsx')).StoreStatusList,
  UnavailablePart,
)
const StoreChanges = lazyPart(async () => {
  const [{ StoreChanges: Loaded }] = await Promise.all([
    import('#src/features/releases/workspace/overview/store-changes.tsx'),
    loadTexts('changes', 'contributors'),
  ])
  return Loaded
}, UnavailablePart)

/** A way to submit what the stores do not have. */
const MoreToSubmit = ({ title }: { title: string }) => (
  <section>
    <h3>{title}</h3>
    <SubmitSection />
  </section>
)

const RequestedChanges = lazyPart(
  async () => (await import('#src/features/releases/workspace/overview/requested-changes.tsx')).RequestedChanges,
  UnavailablePart,
)

/** What has to be done first, then the release as the stores get it, where it is, all that is filled in, and its past. */
export const OverviewStep = () => {
  const { t } = useTranslation('releases')
  const { releaseId, detail } = useWorkspace()
  const { going } = useStoresToSubmit()
  const { restore } = useReasonAnswers()
  const isSaved = useEditorState((state) => state.isSaved)
  const submitted = latestPerStore(detail?.submissions ?? [])
  const sentBack = submitted.filter(needsChanges)
  // A release that is where it should be has nothing to submit. One that was taken down may be submitted again.
  const isWork = submitted.length === 0 || sentBack.length > 0 || !isSaved
  const again = submitted.filter(({ storeId }) => going.includes(storeId))
  const isOutdated = detail !== null && submitted.some((one) => hasUpdate(detail, one) || isEditedInReview(detail, one))
  const isUpdate = again.some((submission) => isInStore(submission))
  return (
    // Nothing is shown below the requested changes before they have their height.
    <Suspense fallback={<Skeleton height={160} />}>
      <div className={classes.overview}>
        {sentBack.length > 0 && <RequestedChanges submissions={sentBack} />}
        {detail !== null && isSaved && isOutdated && (
          <Suspense fallback={<HistorySkeleton />}>
            <StoreChanges release={detail} latest={submitted} />
          </Suspense>
        )}
        {isUpdate && !isWork && <MoreToSubmit title={t('overview.update')} />}
        {isWork && <SubmitSection isSentBack={sentBack.length > 0} />}
        <ReleasePreview />
        {detail !== null && submitted.length > 0 && (
          <Suspense fallback={<HistorySkeleton />}>
            <StoreStatusList release={detail} latest={submitted} onWithdrawn={restore} />
          </Suspense>
        )}
        {!isWork && !isUpdate && going.length > 0 && (
          <MoreToSubmit title={t(again.length > 0 ? 'overview.again' : 'overview.more')} />
        )}
        <ReleaseFacts />
        {detail !== null && <ReleaseTimeline releaseId={releaseId} title={t('history.title')} />}
      </div>
    </Suspense>
  )
}
