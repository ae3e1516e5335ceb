import { useTranslation } from 'react-i18next'
import { PageHeader } from '#src/shared/page/page-header.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { IconClock } from '#src/ui/icons.ts'

type Props = { name: 'menu.analytics' | 'menu.royalties' | 'planned.artisthub' }

/** A page that is in the menu before it is built. */
export const ComingSoonPage = ({ name }: Props) => {
  const { t } = useTranslation('shell')
  return (
    <>
      <PageHeader title={t(name)} />
      <EmptyState
        icon={<IconClock size={28} stroke={1.5} />}
        title={t('planned.title')}
        message={t('planned.message')}
      />
    </>
  )
}
