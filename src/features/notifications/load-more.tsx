import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '#src/features/notifications/notification-list.module.css'
import { useCallback, useLayoutEffect, useRef } from 'react'

/** A place that, scrolled into view, asks for what comes after it. */
const useInView = (onReached: () => void) => {
  const latest = useRef(onReached)
  useLayoutEffect(() => {
    latest.current = onReached
  })
  return useCallback((element: HTMLElement | null) => {
    if (element === null) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) latest.current()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
}

type Props = { pages: number; isFetching: boolean; failed: boolean; reaches: boolean; onMore: () => void }

/** Reached by scrolling it fetches what came before; without scrolling, or after a failure, it is asked to. */
export const LoadMore = ({ pages, isFetching, failed, reaches, onMore }: Props) => {
  const { t } = useTranslation(['notifications', 'common'])
  const end = useInView(() => {
    if (reaches && !failed && !isFetching) onMore()
  })
  return (
    <div>
      {/* An end that is still in view after another page is reached once more; the button keeps the focus. */}
      <div key={pages} ref={end} />
      {failed && (
        <p role="alert" className={classes.failed}>
          {t('moreFailed')}
        </p>
      )}
      <Button variant="subtle" fullWidth loading={isFetching} onClick={onMore}>
        {failed ? t('common:tryAgain') : t('more')}
      </Button>
    </div>
  )
}
