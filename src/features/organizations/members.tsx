import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { EntityAvatar } from '#src/catalogue/entity-avatar.tsx'
import { usePermissionWords } from '#src/catalogue/entity/permission-words.ts'
import { Related } from '#src/catalogue/entity/related.tsx'

const AVATAR = 32

/** Who works for an organization, and what they may manage there. */
export const Members = ({ organizationId }: { organizationId: string }) => {
  const { t } = useTranslation('entities')
  const words = usePermissionWords()
  const { data } = useQuery(api.organizations.members.queryOptions({ organizationId }))
  return (
    <Related
      rows={data?.map(({ id, user, permissions }) => ({
        id,
        content: (
          <>
            <EntityAvatar name={user.name} url={user.avatar} size={AVATAR} />
            <span>
              <b>{user.name}</b>
              <br />
              {words(permissions)}
            </span>
          </>
        ),
      }))}
      nothing={t('organization.noMembers')}
    />
  )
}
