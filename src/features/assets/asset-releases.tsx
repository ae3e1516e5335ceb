import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Fact, Facts } from '#src/shared/entity/overview.tsx'
import { RelatedList } from '#src/shared/entity/related-list.tsx'
import { permissionsQuery } from '#src/auth/viewer/viewer.ts'
import type { AssetDetail } from '#src/contract/assets.ts'

/** The releases it is on and the labels these come out on, for whoever may see releases. */
export const AssetReleases = ({ asset }: { asset: AssetDetail }) => {
  const { t } = useTranslation('entities')
  const mayRead = useQuery(permissionsQuery).data?.includes('MANAGE_RELEASE') === true
  if (!mayRead) return <p>{t('notYours')}</p>
  const { releases, labels } = asset
  const rows = releases.map(({ id, name }) => ({
    id,
    content: (
      <Link to="/releases/$releaseId" params={{ releaseId: id }}>
        {name}
      </Link>
    ),
  }))
  return (
    <Facts>
      <Fact name={t('field.releases')}>
        <RelatedList rows={rows} nothing={t('asset.noReleases')} />
      </Fact>
      <Fact name={t('field.labels')}>{labels.map(({ name }) => name).join('\n')}</Fact>
    </Facts>
  )
}
