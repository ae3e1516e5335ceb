import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { OrganizationEvent } from '#src/features/organizations/history/organization-event.tsx'
import { HistoryList } from '#src/shared/history/history-list.tsx'

/** Who did what to an organization and its people. */
export const OrganizationHistory = ({ organizationId }: { organizationId: string }) => {
  const { t } = useTranslation('members')
  const history = useQuery(api.organizations.history.queryOptions({ organizationId }, { meta: { offline: true } }))
  return (
    <HistoryList history={history} label={t('history.title')} moreLabel={(count) => t('history.more', { count })}>
      {(happened) => <OrganizationEvent key={happened.id} happened={happened} />}
    </HistoryList>
  )
}
