import i18next from 'i18next'
import { api } from '#src/api/client.ts'
import { queryClient } from '#src/api/query-client.ts'
import { type Choice, dropRecent, type Kind, readRecent, rememberRecent } from '#src/shared/picker/recent-choices.ts'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import { useSession } from '#src/auth/session/use-session.ts'
import type { Option, PickResult } from '#src/ui/option.ts'

const FRESH_MS = 60_000

/** What this person chose last of a kind in this organization. */
export const useRecentChoices = (kind: Kind) => {
  const userId = useCurrentUser()?.id
  const organizationId = useSession((state) => state.organizationId)
  const owner = userId === undefined ? null : { userId, organizationId }
  return {
    read: (): Option[] =>
      owner === null ? [] : readRecent(owner, kind).map((choice) => ({ ...choice, remembered: true })),
    remember: (chosen: readonly Choice[]) => {
      if (owner !== null) rememberRecent(owner, kind, chosen)
    },
    /** As it is now: it may have been renamed meanwhile, or be gone. Without an answer it is taken as remembered. */
    lookUp: async ({ id, name }: Option): Promise<PickResult> => {
      const query = api.searches[kind].queryOptions({ search: id }, { retry: false, staleTime: FRESH_MS })
      try {
        const found = await queryClient.fetchQuery(query)
        const now = found.find((one) => one.id === id)
        if (now !== undefined) return { chosen: [now] }
      } catch {
        return { chosen: [{ id, name }] }
      }
      if (owner !== null) dropRecent(owner, kind, id)
      return { refused: i18next.t('common:pick.gone', { name }) }
    },
  }
}
