import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NewItemDialog } from '#src/app/new-item/new-item-dialog.tsx'
import { ASSET_FORMATS } from '#src/domain/asset/format.ts'

export const NewAssetDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  return (
    <NewItemDialog
      title={t('newAsset.title')}
      formats={ASSET_FORMATS.map((value) => ({ value, label: t(`newRelease.formats.${value}`) }))}
      usual="TRACK"
      onClose={onClose}
      onBegin={(search) => void navigate({ to: '/assets/new', search })}
    />
  )
}
