import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { Cover } from '#src/catalogue/cover.tsx'
import { Related } from '#src/catalogue/entity/related.tsx'
import { permissionsQuery } from '#src/catalogue/viewer.ts'

const AT_ONCE = 5
const COVER = 40

type Props = { filter: { labelId?: string; artistId?: string; organizationId?: string }; nothing: string }

/** The newest releases of a label, an artist or an organization, for whoever may see releases. */
export const ReleasesOf = ({ filter, nothing }: Props) => {
  const { t } = useTranslation('entities')
  const mayRead = useQuery(permissionsQuery).data?.includes('MANAGE_RELEASE') === true
  const { data } = useQuery(
    api.releases.list.queryOptions(
      { page: 1, perPage: AT_ONCE, sortBy: 'createdAt', sortDir: 'desc', ...filter },
      { enabled: mayRead },
    ),
  )
  if (!mayRead) return <p>{t('notYours')}</p>
  return (
    <Related
      rows={data?.releases.map(({ id, title, cover }) => ({
        id,
        content: (
          <>
            <Cover url={cover?.url ?? null} title={title} size={COVER} />
            <Link to="/releases/$releaseId" params={{ releaseId: id }}>
              {title}
            </Link>
          </>
        ),
      }))}
      count={data?.count}
      nothing={nothing}
    />
  )
}
