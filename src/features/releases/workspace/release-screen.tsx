import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/catalogue/error-text.ts'
import { releaseQuery } from '#src/catalogue/release-query.ts'
import { emptyRelease } from '#src/features/releases/workspace/release-form.ts'
import type { OpenedReleaseDraft } from '#src/features/releases/workspace/unsaved-draft.ts'
import { Workspace } from '#src/features/releases/workspace/workspace.tsx'
import { WorkspaceSkeleton } from '#src/features/releases/workspace/workspace-skeleton.tsx'
import { ErrorPanel } from '#src/ui/error-panel.tsx'

/** A saved release: as the server has it, or as it was left unsaved on this device, whichever can be had. */
export const ReleaseScreen = ({ releaseId, opened }: { releaseId: string; opened: OpenedReleaseDraft }) => {
  const { t } = useTranslation('releases')
  const release = useQuery(releaseQuery(releaseId))
  if (release.data === undefined && opened.values === null) {
    if (release.error !== null)
      return (
        <ErrorPanel
          error={release.error}
          onRetry={() => void release.refetch()}
          title={t('notOpened')}
          message={errorText(release.error)}
        />
      )
    return <WorkspaceSkeleton />
  }
  return (
    <Workspace
      key={releaseId}
      releaseId={releaseId}
      opened={opened}
      detail={release.data ?? null}
      fresh={emptyRelease('ALBUM', '')}
    />
  )
}
