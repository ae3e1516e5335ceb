import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NewItemDialog } from '#src/app/new-item/new-item-dialog.tsx'
import { RELEASE_FORMATS } from '#src/domain/release/format.ts'

export const NewReleaseDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  return (
    <NewItemDialog
      title={t('newRelease.title')}
      formats={RELEASE_FORMATS.map((value) => ({ value, label: t(`newRelease.formats.${value}`) }))}
      usual="ALBUM"
      onClose={onClose}
      onBegin={(search) => void navigate({ to: '/releases/new', search })}
    />
  )
}
