import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import type { AssetDetail } from '#src/contract/assets.ts'
import { assetDraft } from '#src/features/assets/asset-form-values.ts'
import { AssetForm } from '#src/features/assets/asset-form.tsx'
import { AssetOverview } from '#src/features/assets/asset-overview.tsx'
import { deleteSharedFile } from '#src/offline/drafts/share-target-files.ts'
import { CreateScreen } from '#src/shared/entity/create-screen.tsx'
import { DetailScreen } from '#src/shared/entity/detail-screen.tsx'
import { EntityMenu, type EntityMenuProps } from '#src/shared/entity/entity-menu.tsx'
import { useBulkActions } from '#src/shared/list/bulk/bulk-actions.ts'

const AssetMenu = ({ entity, onRemoved }: EntityMenuProps<AssetDetail>) => (
  <EntityMenu
    entity={entity}
    name={entity.title}
    {...useBulkActions({ remove: api.assets.permanentlyDelete }, (assetIds) => ({ assetIds }))}
    onRemoved={onRemoved}
  />
)

const detailRoute = getRouteApi('/_member/assets/$assetId')

export const AssetScreen = () => {
  const update = useMutation(api.assets.update.mutationOptions())
  return (
    <DetailScreen
      area="assets"
      query={useQuery(detailRoute.useRouteContext().assetQuery)}
      headingOf={({ title }) => ({ title })}
      Overview={AssetOverview}
      Menu={AssetMenu}
      Form={AssetForm}
      draftSchema={assetDraft}
      save={({ id }, revision, fields) => update.mutateAsync({ assetId: id, revision, ...fields })}
    />
  )
}

const newRoute = getRouteApi('/_member/assets/new')

/** Starts with the format and the title from the dialog, or with a master that another app shared. */
export const NewAssetScreen = () => {
  const { t } = useTranslation('entities')
  const { format, title, shared } = newRoute.useSearch()
  const create = useMutation(api.assets.create.mutationOptions())
  return (
    <CreateScreen
      title={t('asset.new')}
      area="assets"
      draftSchema={assetDraft}
      pageOf={(assetId) => ({ to: '/assets/$assetId', params: { assetId } })}
    >
      {(id, done) => (
        <AssetForm
          {...done}
          given={{ title, format }}
          shared={shared}
          save={async (fields) => {
            await create.mutateAsync({ id, ...fields })
            // A shared file is deleted only now: until then it survives a reload.
            if (shared !== undefined) void deleteSharedFile(shared)
          }}
        />
      )}
    </CreateScreen>
  )
}
