import { Center, Loader } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ContentUnavailable } from '#src/shared/page/content-unavailable.tsx'
import { useIsSlow } from '#src/api/use-is-slow.ts'

export const RoutePending = () => {
  const { t } = useTranslation('common')
  const router = useRouter()
  const isLate = useIsSlow(true)
  if (isLate) return <ContentUnavailable what="page" error={null} isLate onRetry={() => void router.invalidate()} />
  return (
    <Center mih="50dvh">
      <Loader role="status" aria-label={t('loading')} />
    </Center>
  )
}
