import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { DetailScreen } from '#src/catalogue/entity/detail-screen.tsx'
import { AssetForm } from '#src/features/assets/asset-form.tsx'
import { AssetOverview } from '#src/features/assets/asset-overview.tsx'

const route = getRouteApi('/_member/assets/$assetId')

export const AssetScreen = () => {
  const { t } = useTranslation('lists')
  const { assetQuery } = route.useRouteContext()
  const { assetId } = route.useParams()
  const update = useMutation(api.assets.update.mutationOptions())
  return (
    <DetailScreen
      query={useQuery(assetQuery)}
      area={t('assets.title')}
      list={{ to: '/assets' }}
      titleOf={({ title }) => title}
      renderOverview={(asset, onRemoved) => <AssetOverview asset={asset} onRemoved={onRemoved} />}
      renderForm={(asset, done) => (
        <AssetForm
          {...done}
          entity={asset}
          save={(fields, revision = asset.revision) => update.mutateAsync({ assetId, revision, ...fields })}
        />
      )}
    />
  )
}
