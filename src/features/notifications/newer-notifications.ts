import type { InfiniteData } from '@tanstack/react-query'
import type { Notification } from '#src/contract/notifications.ts'

type Page = { notifications: Notification[] }

/** Of the newest, what the list that is being read does not hold yet. */
export const newerThan = (shown: readonly Notification[], newest: readonly Notification[]): Notification[] => {
  const known = new Set(shown.map(({ id }) => id))
  const since = shown[0]?.createdAt ?? ''
  return newest.filter(({ id, createdAt }) => !known.has(id) && createdAt >= since)
}

/** The list with what is newer before it: nothing else of it changes, least of all what is marked as new. */
export const withNewer = <P extends Page, C>(
  { pages, pageParams }: InfiniteData<P, C>,
  newer: readonly Notification[],
): InfiniteData<P, C> => ({
  pages: pages.map((page, index) =>
    index === 0 ? { ...page, notifications: [...newer, ...page.notifications] } : page,
  ),
  pageParams,
})

/** The list once it was closed: nothing in it is new any more. */
export const allRead = <P extends Page, C>({ pages, pageParams }: InfiniteData<P, C>): InfiniteData<P, C> => ({
  pages: pages.map((page) => ({
    ...page,
    notifications: page.notifications.map((notification) => ({ ...notification, read: true })),
  })),
  pageParams,
})
