import { Button } from '@mantine/core'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { exactTime, timeAgo } from '#src/i18n/relative-time.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { IconCloudOff } from '#src/ui/icons.ts'
import classes from '#src/offline/query-persistence/data-age-line.module.css'

type Props = {
  updatedAt: number
  /** The server says that it is not there any more, or not for this organization. */
  isGone: boolean
  /** Undefined where asking again cannot help. */
  onRetry: (() => void) | undefined
}

/** The hour for what is of today; for what is older, how long ago. */
const useAgeText = (updatedAt: number) => {
  const { t, i18n } = useTranslation('lists')
  const now = useNow()
  if (dayjs(updatedAt).isSame(now, 'day')) return t('age.at', { time: dayjs(updatedAt).format('HH:mm') })
  return t('age.ago', { ago: timeAgo(dayjs(updatedAt).toISOString(), now, i18n.language) })
}

export const DataAgeLine = ({ updatedAt, isGone, onRetry }: Props) => {
  const { t, i18n } = useTranslation(['lists', 'common'])
  const text = useAgeText(updatedAt)
  return (
    // Not announced: it changes all the time, and the banner has announced that the network is gone.
    <div className={classes.age} data-late-part>
      <IconCloudOff size={18} stroke={1.75} aria-hidden />
      <time dateTime={dayjs(updatedAt).toISOString()} title={exactTime(dayjs(updatedAt).toISOString(), i18n.language)}>
        {text}
      </time>
      {isGone && <span>{t('lists:age.gone')}</span>}
      {!isGone && onRetry !== undefined && (
        <>
          <span>{t('lists:age.failed')}</span>
          <Button variant="subtle" size="compact-sm" onClick={onRetry}>
            {t('common:tryAgain')}
          </Button>
        </>
      )}
    </div>
  )
}
