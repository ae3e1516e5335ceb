import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PreviewCount } from '#src/features/organizations/members/preview-count.tsx'
import { landingOf } from '#src/domain/navigation/route-guard.ts'
import { menuOf } from '#src/domain/navigation/menu.ts'
import { limitsOf, type MemberValues } from '#src/features/organizations/members/member-form-values.ts'
import { usePreviewCounts } from '#src/features/organizations/members/use-preview-counts.ts'
import classes from '#src/features/organizations/members/members.module.css'

const VISITOR = { role: 'MEMBER', completed: true } as const

/** What somebody with these permissions will find, by the rules that build their menu and lead them home. */
export const MemberPreview = ({ organizationId, memberId }: { organizationId: string; memberId?: string }) => {
  const { t } = useTranslation(['members', 'shell'])
  const { control } = useFormContext<MemberValues>()
  const { permissions: given = [], artists = 'ALL', labels = 'ALL', releases = 'ALL' } = useWatch({ control })
  const scope = { artists, labels, releases }
  const counts = usePreviewCounts({ organizationId, memberId, permissions: given, scope })
  const menu = menuOf({ visitor: VISITOR, permissions: given, hasOrganization: true })
  const entries = menu.flatMap(({ key, entries: all }) => (key === 'catalog' ? all : []))
  const home = entries.find(({ path }) => path === landingOf(VISITOR, given, true))
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
      <p>{t(given.includes('MANAGE_ORGANIZATION') ? 'members:preview.bank' : 'members:preview.noBank')}</p>
    </section>
  )
}
