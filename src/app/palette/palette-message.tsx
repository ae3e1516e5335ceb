import { useTranslation } from 'react-i18next'
import { useOnline } from '#src/pwa/use-online.ts'
import { IconCloudOff, IconRefresh, IconSearchOff } from '#src/ui/icons.ts'
import classes from '#src/app/palette/finder.module.css'

type Props = {
  text: string
  count: number
  isPending: boolean
  isFailed: boolean
  /** Whether there is anything of the catalogue that this person may look for. */
  maySearch: boolean
  onRetry: () => void
}

/** Says what was found, and where nothing was, why and what to do next. */
export const PaletteMessage = ({ text, count, isPending, isFailed, maySearch, onRetry }: Props) => {
  const { t } = useTranslation(['palette', 'common'])
  const online = useOnline()
  const offline = !online && maySearch && (isPending || isFailed)
  const nothing = !offline && !isFailed && !isPending && count === 0
  const told = offline || isFailed || nothing
  const Icon = offline ? IconCloudOff : nothing ? IconSearchOff : IconRefresh
  const what = offline ? t('message.offline') : nothing ? t('message.nothing', { text }) : t('message.failed')
  const next = offline
    ? t('message.offlineNext')
    : isFailed
      ? t('message.failedNext')
      : t(maySearch ? 'message.nothingNext' : 'message.nothingAllowed')
  return (
    <>
      <div role="status">
        {told ? (
          <div className={classes.message}>
            <Icon className={classes.messageIcon} size={18} stroke={1.75} aria-hidden />
            <p>
              <strong>{what}</strong> {next}
            </p>
          </div>
        ) : (
          <p className={classes.count}>
            {isPending ? t('common:search.searching') : t('common:search.results', { count })}
          </p>
        )}
      </div>
      {isFailed && !offline && (
        <button type="button" className={classes.retry} onClick={onRetry}>
          {t('common:tryAgain')}
        </button>
      )}
    </>
  )
}
