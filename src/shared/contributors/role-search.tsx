import { useTranslation } from 'react-i18next'
import { CONTRIBUTOR_ROLES, type ContributorRole, contributorGroupOf } from '#src/domain/contributor/role.ts'
import { isFoundIn } from '#src/domain/text/compare.ts'
import type { OptionSearch } from '#src/ui/option.ts'

/** The roles by group, found by their own name or by that of the group. Those that are given already are not offered. */
export const RoleSearch = ({ text, given, children }: OptionSearch & { given: readonly ContributorRole[] }) => {
  const { t } = useTranslation('contributors')
  const options = CONTRIBUTOR_ROLES.filter((role) => !given.includes(role)).map((role) => ({
    id: role,
    name: t(`role.${role}`),
    category: t(`group.${contributorGroupOf(role)}`),
  }))
  const found = options.filter(({ name, category }) => isFoundIn(text, `${name} ${category}`))
  return children({ options: found, isPending: false, error: null })
}
