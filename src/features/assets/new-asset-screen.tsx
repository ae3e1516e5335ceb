import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { CreateScreen } from '#src/catalogue/entity/create-screen.tsx'
import { AssetForm } from '#src/features/assets/asset-form.tsx'
import { keptAsset } from '#src/features/assets/kept-asset.ts'

const route = getRouteApi('/_member/assets/new')

/** Opened with the format and the title that were asked for first. */
export const NewAssetScreen = () => {
  const { t } = useTranslation('entities')
  const { format, title } = route.useSearch()
  const create = useMutation(api.assets.create.mutationOptions())
  return (
    <CreateScreen
      title={t('asset.new')}
      area="assets"
      keeps={keptAsset}
      pageOf={(assetId) => ({ to: '/assets/$assetId', params: { assetId } })}
    >
      {(id, done) => (
        <AssetForm {...done} given={{ title, format }} save={(fields) => create.mutateAsync({ id, ...fields })} />
      )}
    </CreateScreen>
  )
}
