import { useTranslation } from 'react-i18next'
import { useOnline } from '#src/ui/use-online.ts'
import { IconCloudOff, IconRefresh, IconSearchOff } from '#src/ui/icons.ts'
import classes from '#src/app/palette/finder.module.css'

type Props = {
  text: string
  count: number
  isPending: boolean
  isFailed: boolean
  /** Whether the user may search anything of the catalogue. */
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

/** How many results there are, or why there are none and what to do next. */
export const PaletteMessage = (props: Props) => {
  const { t } = useTranslation(['palette', 'common'])
  const { text, count, isPending, onRetry } = props
  const kind = messageKindOf(props, useOnline())
  const Icon = kind === null ? null : ICONS[kind]
  const found = isPending ? t('common:search.searching') : t('common:search.results', { count })
  return (
    <>
      <output>
        {kind === null && text !== '' && <span className={classes.count}>{found}</span>}
        {kind !== null && (
          <span className={classes.message}>
            {Icon && <Icon className={classes.messageIcon} size={18} stroke={1.75} aria-hidden />}
            <span>
              <strong>{t(`message.${kind}.what`, { text })}</strong> {t(`message.${kind}.next`)}
            </span>
          </span>
        )}
      </output>
      {kind === 'failed' && (
        <button type="button" className={classes.retry} onClick={onRetry}>
          {t('common:tryAgain')}
        </button>
      )}
    </>
  )
}
