import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import type { ResourceCounts } from '#src/contract/auth.ts'
import type { Permission } from '#src/domain/access/permission.ts'
import { PREVIEW_IDS_MAX } from '#src/domain/limits.ts'
import { type MemberScope, SCOPED_KINDS } from '#src/domain/membership/role.ts'
import { menuOf } from '#src/domain/navigation/menu.ts'
import { landingOf } from '#src/domain/navigation/route-guard.ts'
import { limitsOf, type MemberValues } from '#src/features/organizations/members/member-form-values.ts'
import { formatNumber } from '#src/i18n/format.ts'
import classes from '#src/features/organizations/members/members.module.css'

type Chosen = { [Kind in keyof MemberScope]: 'ALL' | readonly { id?: string }[] }
type PreviewInput = { organizationId: string; memberId?: string | undefined; permissions: Permission[]; scope: Chosen }

const idsOf = (chosen: Chosen[keyof Chosen]) => (chosen === 'ALL' ? chosen : chosen.flatMap(({ id }) => id ?? []))

/** How many elements of each kind a member would see. Undefined while it loads, and for a scope too long to send. */
const usePreviewCounts = ({
  organizationId,
  memberId,
  permissions,
  scope,
}: PreviewInput): ResourceCounts | undefined => {
  const { artists, labels, releases } = scope
  const ids = { artists: idsOf(artists), labels: idsOf(labels), releases: idsOf(releases) }
  const isShort = SCOPED_KINDS.every((kind) => ids[kind] === 'ALL' || ids[kind].length <= PREVIEW_IDS_MAX)
  const { data } = useQuery(
    api.organizations.memberPreview.queryOptions(
      { organizationId, memberId, permissions, ...ids },
      { enabled: isShort && permissions.length > 0, retry: false, placeholderData: keepPreviousData },
    ),
  )
  return isShort ? data : undefined
}

/** Shows nothing until the count is loaded. */
const PreviewCount = ({ count }: { count: number | undefined }) => {
  const { i18n } = useTranslation()
  return count !== undefined && <span className={classes.note}>{formatNumber(count, i18n.language)}</span>
}

const MEMBER = { role: 'MEMBER', completed: true } as const

/** The menu and the first page of a member with these permissions, by the rules of the shell. */
export const MemberPreview = ({ organizationId, memberId }: { organizationId: string; memberId?: string }) => {
  const { t } = useTranslation(['members', 'shell'])
  const { control } = useFormContext<MemberValues>()
  const { permissions = [], artists = 'ALL', labels = 'ALL', releases = 'ALL' } = useWatch({ control })
  const scope = { artists, labels, releases }
  const counts = usePreviewCounts({ organizationId, memberId, permissions, scope })
  const menu = menuOf({ viewer: MEMBER, permissions, hasOrganization: true })
  const entries = menu.flatMap(({ key, entries: all }) => (key === 'catalog' ? all : []))
  const home = entries.find(({ path }) => path === landingOf(MEMBER, permissions, true))
  const limits = limitsOf(scope)
  return (
    <section className={classes.preview} aria-label={t('members:preview.title')}>
      <h3>{t('members:preview.title')}</h3>
      {entries.length === 0 ? (
        <p>{t('members:preview.nothing')}</p>
      ) : (
        <dl>
          <dt>{t('members:preview.menu')}</dt>
          <dd>
            <ul>
              {entries.map(({ key, counter }) => (
                <li key={key}>
                  {t(`shell:menu.${key}`)}{' '}
                  <PreviewCount count={counter === undefined ? undefined : counts?.[counter]} />
                </li>
              ))}
            </ul>
          </dd>
          <dt>{t('members:preview.home')}</dt>
          <dd>{home === undefined ? t('members:preview.profile') : t(`shell:menu.${home.key}`)}</dd>
          {limits.length > 0 && (
            <>
              <dt>{t('members:preview.scope')}</dt>
              <dd>{limits.map(({ kind, count }) => t(`members:only.${kind}`, { count })).join(', ')}</dd>
            </>
          )}
        </dl>
      )}
      <p>{t(permissions.includes('MANAGE_ORGANIZATION') ? 'members:preview.bank' : 'members:preview.noBank')}</p>
    </section>
  )
}
