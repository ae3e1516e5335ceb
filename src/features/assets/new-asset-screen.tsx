import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { CreateScreen } from '#src/shared/entity/create-screen.tsx'
import { AssetForm } from '#src/features/assets/asset-form.tsx'
import { assetDraft } from '#src/features/assets/asset-draft.ts'
import { deleteSharedFile } from '#src/offline/drafts/share-target-files.ts'

const route = getRouteApi('/_member/assets/new')

/** Opened with the format and the title that were asked for first, or with a master that another app shared. */
export const NewAssetScreen = () => {
  const { t } = useTranslation('entities')
  const { format, title, shared } = route.useSearch()
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
            // Until here it waited: whoever left, or lost the page, finds it again.
            if (shared !== undefined) void deleteSharedFile(shared)
          }}
        />
      )}
    </CreateScreen>
  )
}
