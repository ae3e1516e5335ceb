import { api } from '#src/api/client.ts'
import { queryClient } from '#src/api/query-client.ts'
import { openTabChannel } from '#src/platform/tab-channel.ts'
import { NOTIFICATIONS_POLL_MS, NOTIFICATIONS_READ_CHANNEL } from '#src/shared/page/use-has-unread.ts'

const UNREAD = api.notifications.has.queryKey()
const look = () => {
  for (const queryKey of [UNREAD, api.notifications.get.queryKey()]) void queryClient.invalidateQueries({ queryKey })
}

/** Nobody is asked while a tab is hidden: whoever comes back to it is told at once what was missed. */
const makeUpFor = () => {
  const askedAt = queryClient.getQueryState(UNREAD)?.dataUpdatedAt ?? Infinity
  if (document.visibilityState === 'visible' && Date.now() - askedAt >= NOTIFICATIONS_POLL_MS) look()
}

/** What was seen in another tab is not announced here any longer, and what happened meanwhile is. */
export const syncUnreadTabs = () => {
  // Open for as long as the page is.
  openTabChannel(NOTIFICATIONS_READ_CHANNEL).addEventListener('message', look)
  document.addEventListener('visibilitychange', makeUpFor)
}
