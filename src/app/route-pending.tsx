import { Center, Loader } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NotLoaded } from '#src/catalogue/kept-releases/not-loaded.tsx'
import { useIsLate } from '#src/api/use-is-late.ts'

export const RoutePending = () => {
  const { t } = useTranslation('common')
  const router = useRouter()
  const isLate = useIsLate(true)
  if (isLate) return <NotLoaded what="page" error={null} isLate onRetry={() => void router.invalidate()} />
  return (
    <Center mih="50dvh">
      <Loader role="status" aria-label={t('loading')} />
    </Center>
  )
}
