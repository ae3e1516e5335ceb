import { useTranslation } from 'react-i18next'
import { useOnline } from '#src/ui/use-online.ts'
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

const ICONS = { offline: IconCloudOff, failed: IconRefresh, nothing: IconSearchOff, limited: IconSearchOff }

const messageKindOf = (
  { count, isPending, isFailed, maySearch }: Props,
  online: boolean,
): keyof typeof ICONS | null => {
  if (!online && maySearch && (isPending || isFailed)) return 'offline'
  if (isFailed) return 'failed'
  if (isPending || count > 0) return null
  return maySearch ? 'nothing' : 'limited'
}

/** Says how much was found, and where something is missing, why and what to do next. */
export const PaletteMessage = (props: Props) => {
  const { t } = useTranslation(['palette', 'common'])
  const { text, count, isPending, onRetry } = props
  const told = messageKindOf(props, useOnline())
  const Icon = told === null ? null : ICONS[told]
  const found = isPending ? t('common:search.searching') : t('common:search.results', { count })
  return (
    <>
      <div role="status">
        {told === null && text !== '' && <p className={classes.count}>{found}</p>}
        {told !== null && (
          <div className={classes.message}>
            {Icon && <Icon className={classes.messageIcon} size={18} stroke={1.75} aria-hidden />}
            <p>
              <strong>{t(`message.${told}.what`, { text })}</strong> {t(`message.${told}.next`)}
            </p>
          </div>
        )}
      </div>
      {told === 'failed' && (
        <button type="button" className={classes.retry} onClick={onRetry}>
          {t('common:tryAgain')}
        </button>
      )}
    </>
  )
}
