import { Button } from '@mantine/core'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { useWorkspace } from '#src/features/releases/workspace/form/workspace-context.ts'
import { DuplicateLink, PinReleaseButton, PromoCardLink } from '#src/features/releases/workspace/release-actions.tsx'
import { EntityIdentity } from '#src/shared/entity/entity-identity.tsx'
import { PageHeader } from '#src/shared/page/page-header.tsx'
import { useIsPhone } from '#src/ui/breakpoints.ts'

type Props = { isLastStep: boolean; isSaving: boolean; onSave: () => void }

/** The title as it is typed, and what can be done with the release as a whole. */
export const WorkspaceHeader = ({ isLastStep, isSaving, onSave }: Props) => {
  const { t } = useTranslation('releases')
  const { releaseId, detail } = useWorkspace()
  const { control } = useFormContext<ReleaseForm>()
  const title = useWatch({ control, name: 'title' })
  const isPhone = useIsPhone()
  return (
    <PageHeader
      title={title.trim() === '' ? t('untitled') : title}
      back={{ to: '/releases' }}
      details={detail === null ? undefined : <EntityIdentity entity={{ id: detail.id, createdAt: detail.createdAt }} />}
      actions={
        <>
          {detail === null || isPhone ? null : <PinReleaseButton releaseId={releaseId} />}
          {detail === null || isPhone ? null : <PromoCardLink releaseId={releaseId} />}
          {detail === null ? null : <DuplicateLink releaseId={releaseId} />}
          <Button variant={isLastStep ? 'default' : 'filled'} onClick={onSave} loading={isSaving}>
            {t('save')}
          </Button>
        </>
      }
    />
  )
}
