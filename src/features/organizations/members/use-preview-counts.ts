import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import type { ResourceCounts } from '#src/contract/auth.ts'
import { PREVIEW_IDS_MAX } from '#src/contract/members.ts'
import { type MemberScope, SCOPED_KINDS } from '#src/domain/membership/scope.ts'
import type { Permission } from '#src/domain/access/permission.ts'

type Chosen = { [Kind in keyof MemberScope]: 'ALL' | readonly { id?: string }[] }
type Asked = { organizationId: string; memberId?: string | undefined; permissions: Permission[]; scope: Chosen }

const idsOf = (chosen: Chosen[keyof Chosen]) => (chosen === 'ALL' ? chosen : chosen.flatMap(({ id }) => id ?? []))

/** How much a member would count of each kind; undefined while it is not known, and of a scope too long to ask about. */
export const usePreviewCounts = ({
  organizationId,
  memberId,
  permissions,
  scope,
}: Asked): ResourceCounts | undefined => {
  const { artists, labels, releases } = scope
  const ids = { artists: idsOf(artists), labels: idsOf(labels), releases: idsOf(releases) }
  const isShort = SCOPED_KINDS.every((kind) => ids[kind] === 'ALL' || ids[kind].length <= PREVIEW_IDS_MAX)
  const { data } = useQuery(
    api.organizations.memberPreview.queryOptions(
      { organizationId, memberId, permissions, ...ids },
      { enabled: isShort && permissions.length > 0, retry: false, placeholderData: keepPreviousData },
    ),
  )
  return isShort ? data : undefined
}
