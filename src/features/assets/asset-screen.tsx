import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { api } from '#src/api/client.ts'
import { DetailScreen } from '#src/shared/entity/detail-screen.tsx'
import { AssetForm } from '#src/features/assets/asset-form.tsx'
import { AssetOverview } from '#src/features/assets/asset-overview.tsx'
import { assetDraft } from '#src/features/assets/asset-draft.ts'

const route = getRouteApi('/_member/assets/$assetId')

export const AssetScreen = () => {
  const update = useMutation(api.assets.update.mutationOptions())
  return (
    <DetailScreen
      area="assets"
      query={useQuery(route.useRouteContext().assetQuery)}
      headingOf={({ title }) => ({ title })}
      Overview={AssetOverview}
      Form={AssetForm}
      draftSchema={assetDraft}
      save={({ id }, revision, fields) => update.mutateAsync({ assetId: id, revision, ...fields })}
    />
  )
}
