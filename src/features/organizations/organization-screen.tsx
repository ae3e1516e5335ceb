import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { api } from '#src/api/client.ts'
import { DetailScreen } from '#src/shared/entity/detail-screen.tsx'
import type { OrganizationDetail } from '#src/contract/organizations.ts'
import { OrganizationForm } from '#src/features/organizations/organization-form.tsx'
import { organizationDraft } from '#src/features/organizations/organization-form-values.ts'
import { useTranslation } from 'react-i18next'
import { EntityActions } from '#src/shared/entity/entity-actions.tsx'
import { Fact, Facts, Overview, Section, WebLink } from '#src/shared/entity/overview.tsx'
import { EntityReleases } from '#src/shared/entity/entity-releases.tsx'
import { CountryCell } from '#src/shared/list/table/cells.tsx'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import { useBulkActions } from '#src/shared/list/bulk/bulk-actions.ts'
import { useFieldLabels } from '#src/shared/form/field-texts.ts'
import { lazy, Suspense } from 'react'
import { DetailSkeleton } from '#src/shared/page/detail-skeleton.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'
import { HistorySkeleton } from '#src/shared/history/history-list.tsx'

const History = lazy(async () => {
  const [{ OrganizationHistory }] = await Promise.all([
    import('#src/features/organizations/organization-history.tsx'),
    loadTexts('members', 'errors'),
  ])
  return { default: OrganizationHistory }
})

const OrganizationHistorySection = ({ organizationId }: { organizationId: string }) => (
  <Suspense fallback={<HistorySkeleton />}>
    <History organizationId={organizationId} />
  </Suspense>
)

const Members = lazy(async () => {
  const [{ Members: Component }] = await Promise.all([
    import('#src/features/organizations/members/members.tsx'),
    loadTexts('members', 'shell', 'errors'),
  ])
  return { default: Component }
})

/** Only managers see them, so they have a chunk of their own. */
const MembersSection = ({ organization }: { organization: { id: string; name: string } }) => (
  <Suspense fallback={<DetailSkeleton />}>
    <Members organization={organization} />
  </Suspense>
)

type Props = { entity: OrganizationDetail; onRemoved: () => void }

const OrganizationOverview = ({ entity: organization, onRemoved }: Props) => {
  const { t } = useTranslation('entities')
  const names = useFieldLabels()
  const isSuperAdmin = useCurrentUser()?.role === 'SUPERADMIN'
  const { toggle, remove } = useBulkActions(
    { toggle: api.organizations.toggle, remove: api.organizations.permanentlyDelete },
    (organizationIds) => ({ organizationIds }),
  )
  // Bank and tax data are never persisted.
  const isComplete = 'iban' in organization
  return (
    <Overview>
      <Section title={t('organization.address')}>
        <Facts>
          <Fact name={names.address}>{organization.address}</Fact>
          <Fact name={names.postalCode}>{organization.postalCode}</Fact>
          <Fact name={names.city}>{organization.city}</Fact>
          <Fact name={names.province}>{organization.province}</Fact>
          <Fact name={names.country}>
            <CountryCell code={organization.country} />
          </Fact>
        </Facts>
      </Section>
      <Section title={t('organization.contact')}>
        <Facts>
          <Fact name={names.website}>{organization.website && <WebLink url={organization.website} />}</Fact>
          <Fact name={names.email}>{organization.email}</Fact>
          <Fact name={names.phone}>{organization.phone}</Fact>
          <Fact name={names.fax}>{organization.fax}</Fact>
        </Facts>
      </Section>
      <Section title={t('organization.legal')}>
        <Facts>
          <Fact name={names.vatNumber}>{organization.vatNumber}</Fact>
          {isComplete && (
            <>
              <Fact name={names.taxCode}>{organization.taxCode}</Fact>
              <Fact name={names.legalRepresentative}>{organization.legalRepresentative}</Fact>
            </>
          )}
        </Facts>
        {!isComplete && <p>{t('organization.notPersisted')}</p>}
      </Section>
      <Section title={t('organization.bank')}>
        {isComplete ? (
          <Facts>
            <Fact name={names.bankName}>{organization.bankName}</Fact>
            <Fact name={names.iban}>{organization.iban}</Fact>
            <Fact name={names.swiftCode}>{organization.swiftCode}</Fact>
          </Facts>
        ) : (
          <p>{t('organization.notPersisted')}</p>
        )}
      </Section>
      {organization.isManaged && (
        <Section title={t('organization.members')} anchor="members">
          <MembersSection organization={organization} />
        </Section>
      )}
      {isSuperAdmin && (
        <Section title={t('artist.releases')}>
          <EntityReleases filter={{ organizationId: organization.id }} nothing={t('label.noReleases')} />
        </Section>
      )}
      {organization.isManaged && (
        <>
          <Section title={t('organization.history')}>
            <OrganizationHistorySection organizationId={organization.id} />
          </Section>
          <Section title={t('manage')} onScreenOnly>
            <EntityActions
              entity={organization}
              name={organization.name}
              toggle={toggle}
              remove={remove}
              onRemoved={onRemoved}
            />
          </Section>
        </>
      )}
    </Overview>
  )
}

const route = getRouteApi('/_member/organizations/$organizationId')

/** The persisted query lacks the confidential fields: it can be read, but not edited. */
const isPart = (organization: OrganizationDetail) => !('iban' in organization)

export const OrganizationScreen = () => {
  const query = useQuery(route.useRouteContext().organizationQuery)
  const { edit } = route.useSearch()
  const waits = edit === true && query.data !== undefined && isPart(query.data)
  const update = useMutation(api.organizations.update.mutationOptions())
  return (
    <DetailScreen
      area="organizations"
      query={waits ? { ...query, data: undefined } : query}
      headingOf={({ name, image }) => ({ title: name, image })}
      Overview={OrganizationOverview}
      Form={OrganizationForm}
      isEditable={({ isManaged }) => isManaged}
      draftSchema={organizationDraft}
      save={({ id }, revision, fields) => update.mutateAsync({ organizationId: id, revision, ...fields })}
    />
  )
}
