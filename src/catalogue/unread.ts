import { useQuery } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'

const LOOK_EVERY_MS = 15_000

/** Whether something happened that this person has not seen yet; asked again while the page is looked at. */
export const useHasUnread = (): boolean =>
  useQuery(api.notifications.has.queryOptions(undefined, { refetchInterval: LOOK_EVERY_MS })).data === true
