import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DataAge } from '#src/offline/query-persistence/data-age.tsx'
import { ContentUnavailable, useLoadProblem } from '#src/shared/page/content-unavailable.tsx'
import { PageHeader } from '#src/shared/page/page-header.tsx'
import { releaseQuery } from '#src/shared/release/release-queries.ts'
import type { Copy, OpenedReleaseDraft } from '#src/features/releases/workspace/form/release-draft.ts'
import { emptyRelease, type ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { Workspace } from '#src/features/releases/workspace/workspace.tsx'
import { Skeleton } from '@mantine/core'
import classes from '#src/features/releases/workspace/workspace.module.css'

const STEPS = 7
const FIELDS = 6
const places = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The shape of what comes, so that nothing jumps when it does. */
const WorkspaceSkeleton = () => (
  <div className={classes.workspace} aria-hidden>
    <div className={classes.steps}>
      {places(STEPS).map((step) => (
        <Skeleton key={step} height={20} my={12} />
      ))}
    </div>
    <div className={classes.step}>
      {places(FIELDS).map((field) => (
        <Skeleton key={field} height={40} my={20} />
      ))}
    </div>
  </div>
)

type Props = {
  releaseId: string
  opened: OpenedReleaseDraft
  copy: Copy
  /** What the form starts with when the screen was opened for a new release. */
  fresh: ReleaseForm | null
  /** Nothing of it has been saved yet: there is nothing to ask the server for. */
  isNew: boolean
}

/**
 * A release: as the server has it, or as it was left unsaved on this device, whichever can be had. A new one stays the
 * same screen when it is saved, so that nothing that is typed meanwhile is lost.
 */
export const ReleaseScreen = ({ releaseId, opened, copy, fresh, isNew }: Props) => {
  const { t } = useTranslation(['releases', 'lists'])
  const release = useQuery({ ...releaseQuery(releaseId), enabled: !isNew })
  const problem = useLoadProblem(release)
  if (release.data === undefined && opened.values === null && fresh === null) {
    if (problem !== null)
      return (
        <>
          <PageHeader title={t('lists:releases.title')} back={{ to: '/releases' }} />
          <ContentUnavailable
            what="page"
            error={release.error}
            isLate={problem === 'late'}
            onRetry={() => void release.refetch()}
            title={t('releases:notOpened')}
          />
        </>
      )
    return <WorkspaceSkeleton />
  }
  return (
    <Workspace
      // Another organization has a draft of its own: until that is opened, there is nothing to be typed over.
      key={`${opened.organizationId}/${releaseId}`}
      releaseId={releaseId}
      opened={opened}
      detail={release.data ?? null}
      notice={<DataAge query={release} />}
      fresh={fresh ?? emptyRelease('ALBUM', '')}
      copy={copy}
    />
  )
}
