import { Button } from '@mantine/core'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { useEditorState, useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import { usePinRelease } from '#src/offline/pinned/use-pin-release.ts'
import { EntityIdentity } from '#src/shared/entity/detail-screen.tsx'
import { useCopyId } from '#src/shared/entity/use-copy-id.ts'
import { type MoreAction, MoreButton } from '#src/shared/page/more-button.tsx'
import { PageHeader } from '#src/shared/page/page-header.tsx'
import { IconCloudDown, IconCopyPlus, IconWand } from '#src/ui/icons.ts'

/** What else can be done with the release, as it was last saved. */
const ReleaseMenu = ({ releaseId }: { releaseId: string }) => {
  const { t } = useTranslation(['releases', 'lists'])
  const { isPinned, isBusy, change } = usePinRelease(releaseId)
  const actions: MoreAction[] = [
    // Pinned for offline use with its tracks and cover, or unpinned.
    { label: t('lists:pinned.action'), Icon: IconCloudDown, isChecked: isPinned, run: () => void change() },
    { label: t('releases:promoCard'), Icon: IconWand, link: { to: '/promo-card', search: { release: releaseId } } },
    {
      label: t('releases:duplicate.action'),
      Icon: IconCopyPlus,
      link: { to: '/releases/new', search: { from: releaseId } },
    },
    useCopyId(releaseId),
  ]
  return <MoreButton actions={actions} isBusy={isBusy} />
}

type Props = { isLastStep: boolean; isSaving: boolean; onSave: () => void }

/** The title as it is typed, and the actions on the whole release. */
export const WorkspaceHeader = ({ isLastStep, isSaving, onSave }: Props) => {
  const { t } = useTranslation('releases')
  const { releaseId, detail } = useWorkspace()
  const isSaved = useEditorState((state) => state.isSaved)
  const { control } = useFormContext<ReleaseForm>()
  const title = useWatch({ control, name: 'title' })
  return (
    <PageHeader
      title={title.trim() === '' ? t('untitled') : title}
      back={{ to: '/releases' }}
      details={detail === null ? undefined : <EntityIdentity entity={{ id: detail.id, createdAt: detail.createdAt }} />}
      actions={
        <>
          {/* Quiet while there is nothing to save, and where submitting is the main action. */}
          <Button variant={isLastStep || isSaved ? 'default' : 'filled'} onClick={onSave} loading={isSaving}>
            {t('save')}
          </Button>
          {detail !== null && <ReleaseMenu releaseId={releaseId} />}
        </>
      }
    />
  )
}
