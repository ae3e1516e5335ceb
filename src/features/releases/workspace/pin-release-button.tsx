import { useTranslation } from 'react-i18next'
import { usePinRelease } from '#src/offline/pinned/use-pin-release.ts'
import { IconCircleCheck, IconDownload } from '#src/ui/icons.ts'
import classes from '#src/features/releases/workspace/workspace.module.css'

type Props = {
  releaseId: string
  /** With its name beside its sign, where there is no room for it in the header. */
  named?: boolean
}

/** Keeps the release on this device, with its tracks and its cover, as it was last saved; pressed again, no longer. */
export const PinReleaseButton = ({ releaseId, named = false }: Props) => {
  const { t } = useTranslation('lists')
  const { isKept, isBusy, change } = usePinRelease(releaseId)
  const Sign = isKept ? IconCircleCheck : IconDownload
  return (
    <button
      type="button"
      className={named ? classes.promoCard : classes.duplicate}
      aria-pressed={isKept}
      aria-busy={isBusy}
      aria-disabled={isBusy}
      aria-label={named ? undefined : t('kept.action')}
      title={named ? undefined : t('kept.action')}
      onClick={() => isBusy || void change()}
    >
      <Sign size={20} aria-hidden />
      {named && t('kept.action')}
    </button>
  )
}
