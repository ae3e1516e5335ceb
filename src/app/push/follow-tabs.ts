import { api } from '#src/api/client.ts'
import { queryClient } from '#src/api/query-client.ts'
import { followSeen } from '#src/catalogue/unread-tabs.ts'

/** What was seen in another tab is not announced here any longer. */
export const followTabs = () =>
  followSeen(() => void queryClient.invalidateQueries({ queryKey: api.notifications.has.queryKey() }))
