import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { Fact, Facts, WebLink } from '#src/shared/entity/overview.tsx'
import { CountryCell } from '#src/shared/list/table/cells.tsx'
import type { OrganizationDetail } from '#src/contract/organizations.ts'
import { ProfileSection } from '#src/features/profile/profile-section.tsx'
import { SectionUnavailable } from '#src/features/profile/section-unavailable.tsx'
import { IconPencil } from '#src/ui/icons.ts'

const addressOf = ({ address, postalCode, city, province }: OrganizationDetail) =>
  [address, [postalCode, city, province].filter(Boolean).join(' ')].filter(Boolean).join('\n')

/** What is known of the organization one works in, for those who manage it. */
export const OrganizationDetails = ({ organizationId }: { organizationId: string }) => {
  const { t } = useTranslation(['profile', 'entities'])
  const query = useQuery(api.organizations.get.queryOptions({ organizationId }, { meta: { offline: true } }))
  const { data } = query
  return (
    <ProfileSection title={t('profile:details.title')} lead={t('profile:details.lead', { name: data?.name ?? '' })}>
      {data === undefined ? (
        <SectionUnavailable query={query} />
      ) : (
        <Facts>
          <Fact name={t('entities:field.name')}>{data.name}</Fact>
          <Fact name={t('entities:field.address')}>{addressOf(data)}</Fact>
          <Fact name={t('entities:field.country')}>
            <CountryCell code={data.country} />
          </Fact>
          <Fact name={t('entities:field.website')}>{data.website && <WebLink url={data.website} />}</Fact>
          <Fact name={t('entities:field.email')}>{data.email}</Fact>
          <Fact name={t('entities:field.phone')}>{data.phone}</Fact>
          <Fact name={t('entities:field.vatNumber')}>{data.vatNumber}</Fact>
          <Fact name={t('entities:field.legalRepresentative')}>{data.legalRepresentative}</Fact>
        </Facts>
      )}
      <div>
        <Button
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden />}
          renderRoot={(props) => (
            <Link to="/organizations/$organizationId" params={{ organizationId }} search={{ edit: true }} {...props} />
          )}
        >
          {t('profile:details.edit')}
        </Button>
      </div>
    </ProfileSection>
  )
}
