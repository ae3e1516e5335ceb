import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '#src/features/notifications/notification-list.module.css'
import { useCallback, useLayoutEffect, useRef } from 'react'

/** A ref for an element that reports when it is scrolled into view. */
const useInView = (onReached: () => void) => {
  const latest = useRef(onReached)
  useLayoutEffect(() => {
    latest.current = onReached
  })
  return useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) latest.current()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
}

type Props = {
  pages: number
  isFetching: boolean
  isFailed: boolean
  loadsOnScroll: boolean
  onMore: () => void
}

/** Loads the next page when it is scrolled into view. Its button does so otherwise, and after a failure. */
export const LoadMore = ({ pages, isFetching, isFailed, loadsOnScroll, onMore }: Props) => {
  const { t } = useTranslation(['notifications', 'common'])
  const end = useInView(() => {
    if (loadsOnScroll && !isFailed && !isFetching) onMore()
  })
  return (
    <div>
      {/* With a new key, an end that is still in view after another page is observed again; the button keeps the focus. */}
      <div key={pages} ref={end} />
      {isFailed && (
        <p role="alert" className={classes.failed}>
          {t('moreFailed')}
        </p>
      )}
      <Button variant="subtle" fullWidth loading={isFetching} onClick={onMore}>
        {isFailed ? t('common:tryAgain') : t('more')}
      </Button>
    </div>
  )
}
