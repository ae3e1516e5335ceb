import { Center, Loader } from '@mantine/core'
import { useTranslation } from 'react-i18next'

export const RoutePending = () => {
  const { t } = useTranslation('common')
  return (
    <Center mih="50dvh">
      <Loader role="status" aria-label={t('loading')} />
    </Center>
  )
}
