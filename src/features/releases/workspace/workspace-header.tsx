import { Button } from '@mantine/core'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { useEditorState, useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import { EntityIdentity } from '#src/shared/entity/detail-screen.tsx'
import { PageHeader } from '#src/shared/page/page-header.tsx'
import { useIsPhone } from '#src/ui/breakpoints.ts'
import { usePinRelease } from '#src/offline/pinned/use-pin-release.ts'
import { IconCircleCheck, IconDownload, IconWand, IconCopy } from '#src/ui/icons.ts'
import classes from '#src/features/releases/workspace/workspace.module.css'
import { Link } from '@tanstack/react-router'

/** Creates a new release from this one, as it was last saved. */
const DuplicateLink = ({ releaseId }: { releaseId: string }) => {
  const { t } = useTranslation('releases')
  return (
    <Link
      to="/releases/new"
      search={{ from: releaseId }}
      className={classes.duplicate}
      aria-label={t('duplicate.action')}
      title={t('duplicate.action')}
    >
      <IconCopy size={20} aria-hidden />
    </Link>
  )
}

type ActionProps = {
  releaseId: string
  /** With its name beside the icon, for the phone, where it is not in the header. */
  named?: boolean
}

/** Leads to the promo card of the release, as it was last saved. */
export const PromoCardLink = ({ releaseId, named = false }: ActionProps) => {
  const { t } = useTranslation('releases')
  return (
    <Link
      to="/promo-card"
      search={{ release: releaseId }}
      className={named ? classes.promoCard : classes.duplicate}
      aria-label={named ? undefined : t('promoCard')}
      title={named ? undefined : t('promoCard')}
    >
      <IconWand size={20} aria-hidden />
      {named && t('promoCard')}
    </Link>
  )
}

/** Pins the release for offline use, with its tracks and cover as last saved, or unpins it. */
export const PinReleaseButton = ({ releaseId, named = false }: ActionProps) => {
  const { t } = useTranslation('lists')
  const { isPinned, isBusy, change } = usePinRelease(releaseId)
  const Icon = isPinned ? IconCircleCheck : IconDownload
  return (
    <button
      type="button"
      className={named ? classes.promoCard : classes.duplicate}
      aria-pressed={isPinned}
      aria-busy={isBusy}
      aria-disabled={isBusy}
      aria-label={named ? undefined : t('pinned.action')}
      title={named ? undefined : t('pinned.action')}
      onClick={() => isBusy || void change()}
    >
      <Icon size={20} aria-hidden />
      {named && t('pinned.action')}
    </button>
  )
}

type Props = { isLastStep: boolean; isSaving: boolean; onSave: () => void }

/** The title as it is typed, and the actions on the whole release. */
export const WorkspaceHeader = ({ isLastStep, isSaving, onSave }: Props) => {
  const { t } = useTranslation('releases')
  const { releaseId, detail } = useWorkspace()
  const { control } = useFormContext<ReleaseForm>()
  const title = useWatch({ control, name: 'title' })
  const isSaved = useEditorState((state) => state.isSaved)
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
          <Button variant={isLastStep || isSaved ? 'default' : 'filled'} onClick={onSave} loading={isSaving}>
            {t('save')}
          </Button>
        </>
      }
    />
  )
}
