import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { IconPencil } from '#src/ui/icons.ts'

/** The main action of an entity's page: its address then says that its fields are being changed. */
export const EditButton = () => {
  const { t } = useTranslation('entities')
  const navigate = useNavigate()
  return (
    <Button
      leftSection={<IconPencil size={16} aria-hidden />}
      onClick={() => void navigate({ to: '.', search: { edit: true } })}
    >
      {t('edit')}
    </Button>
  )
}
