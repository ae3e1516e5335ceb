import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import type { OrganizationDetail } from '#src/contract/organizations.ts'
import { organizationDraft } from '#src/features/organizations/organization-form-values.ts'
import { OrganizationForm } from '#src/features/organizations/organization-form.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'
import { DetailScreen } from '#src/shared/entity/detail-screen.tsx'
import { EntityMenu, type EntityMenuProps } from '#src/shared/entity/entity-menu.tsx'
import { EntityReleases } from '#src/shared/entity/entity-releases.tsx'
import { Fact, Facts, Overview, Section, WebLink } from '#src/shared/entity/overview.tsx'
import { useFieldLabels } from '#src/shared/form/field-texts.ts'
import { HistorySkeleton } from '#src/shared/history/history-list.tsx'
import { useBulkActions } from '#src/shared/list/bulk/bulk-actions.ts'
import { CountryCell } from '#src/shared/list/table/cells.tsx'
import { DetailSkeleton } from '#src/shared/page/detail-skeleton.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { UnavailablePart } from '#src/ui/unavailable-part.tsx'

const History = lazyPart(async () => {
  const [{ OrganizationHistory }] = await Promise.all([
    import('#src/features/organizations/organization-history.tsx'),
    loadTexts('members', 'errors'),
  ])
  return OrganizationHistory
}, UnavailablePart)

const OrganizationHistorySection = ({ organizationId }: { organizationId: string }) => (
  <Suspense fallback={<HistorySkeleton />}>
    <History organizationId={organizationId} />
  </Suspense>
)

const Members = lazyPart(async () => {
  const [{ Members: Component }] = await Promise.all([
    import('#src/features/organizations/members/members.tsx'),
    loadTexts('members', 'shell', 'errors'),
  ])
  return Component
}, UnavailablePart)

/** Only managers see them, so they have a chunk of their own. */
const MembersSection = ({ organization }: { organization: { id: string; name: string } }) => (
  <Suspense fallback={<DetailSkeleton />}>
    <Members organization={organization} />
  </Suspense>
)

const Barcodes = lazyPart(async () => {
  const [{ BarcodePool }] = await Promise.all([
    import('#src/features/organizations/barcodes/barcode-pool.tsx'),
    loadTexts('barcodes', 'import', 'errors'),
  ])
  return BarcodePool
}, UnavailablePart)

const BarcodesSection = ({ organizationId }: { organizationId: string }) => (
  <Suspense fallback={<DetailSkeleton />}>
    <Barcodes organizationId={organizationId} />
  </Suspense>
)

type FactsProps = { title: string; facts: readonly (readonly [name: string, value: ReactNode])[]; note?: string }

/** A section of the facts that are known; nothing without any. */
const FilledFacts = ({ title, facts, note }: FactsProps) => {
  const filled = facts.filter(([, value]) => Boolean(value))
  if (filled.length === 0 && note === undefined) return null
  return (
    <Section title={title}>
      <Facts>
        {filled.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </Facts>
      {note !== undefined && <p>{note}</p>}
    </Section>
  )
}

const OrganizationOverview = ({ entity: organization }: { entity: OrganizationDetail }) => {
  const { t } = useTranslation('entities')
  const names = useFieldLabels()
  const isSuperAdmin = useCurrentUser()?.role === 'SUPERADMIN'
  // Bank and tax data are never persisted.
  const isComplete = 'iban' in organization
  return (
    <Overview>
      {organization.isManaged && (
        <Section title={t('organization.members')} anchor="members">
          <MembersSection organization={organization} />
        </Section>
      )}
      {organization.isManaged && (
        <Section title={t('organization.barcodes')} anchor="barcodes">
          <BarcodesSection organizationId={organization.id} />
        </Section>
      )}
      {isSuperAdmin && (
        <Section title={t('artist.releases')}>
          <EntityReleases filter={{ organizationId: organization.id }} nothing={t('organization.noReleases')} />
        </Section>
      )}
      <FilledFacts
        title={t('organization.address')}
        facts={[
          [names.address, organization.address],
          [names.postalCode, organization.postalCode],
          [names.city, organization.city],
          [names.province, organization.province],
          [names.country, organization.country && <CountryCell code={organization.country} />],
        ]}
      />
      <FilledFacts
        title={t('organization.contact')}
        facts={[
          [names.website, organization.website && <WebLink url={organization.website} />],
          [names.email, organization.email],
          [names.phone, organization.phone],
          [names.fax, organization.fax],
        ]}
      />
      <FilledFacts
        title={t('organization.legal')}
        note={isComplete ? undefined : t('organization.notPersisted')}
        facts={[
          [names.vatNumber, organization.vatNumber],
          [names.taxCode, organization.taxCode],
          [names.legalRepresentative, organization.legalRepresentative],
        ]}
      />
      {organization.isManaged && (
        <Section title={t('organization.history')}>
          <OrganizationHistorySection organizationId={organization.id} />
        </Section>
      )}
      <FilledFacts
        title={t('organization.bank')}
        note={isComplete ? undefined : t('organization.notPersisted')}
        facts={
          isComplete
            ? [
                [names.bankName, organization.bankName],
                [names.iban, organization.iban],
                [names.swiftCode, organization.swiftCode],
              ]
            : []
        }
      />
    </Overview>
  )
}

const OrganizationMenu = ({ entity, onRemoved }: EntityMenuProps<OrganizationDetail>) => {
  const actions = useBulkActions(
    { toggle: api.organizations.toggle, remove: api.organizations.permanentlyDelete },
    (organizationIds) => ({ organizationIds }),
  )
  return <EntityMenu entity={entity} name={entity.name} {...(entity.isManaged && actions)} onRemoved={onRemoved} />
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
      Menu={OrganizationMenu}
      Form={OrganizationForm}
      isEditable={({ isManaged }) => isManaged}
      draftSchema={organizationDraft}
      save={({ id }, revision, fields) => update.mutateAsync({ organizationId: id, revision, ...fields })}
    />
  )
}
