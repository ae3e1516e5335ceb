import { CONTRIBUTOR_ROLES, type ContributorRole } from '#src/domain/contributor/role.ts'
import type { Contributor } from '#src/domain/contributor/credits.ts'
import { namesIn } from '#src/domain/release-import/cell-readers.ts'
import { searchText } from '#src/domain/text/compare.ts'

/** Roles by their names in a language, as `roleKey` gives them. */
export type RoleNames = ReadonlyMap<string, ContributorRole>

/** The same for one name of a role, whatever its capitals, hyphens and accents. */
export const roleKey = (name: string): string => searchText(name.replaceAll('_', ' '))

const CODES: RoleNames = new Map(CONTRIBUTOR_ROLES.map((role) => [roleKey(role), role]))

/** A name with its roles or instruments after it in brackets, or after a colon. */
const CREDIT = /^(?<name>.+?)\s*(?:\((?<inBrackets>[^()]+)\)|:\s*(?<afterColon>[^:]+))$/

/**
 * The contributors of a cell, such as `Anna Rossi (Producer, Piano); Luca Verdi: Mixing engineer`, and what names no role:
 * the whole credit where it has none. Roles are named as in `roles`, or in English.
 */
export const readContributors = (
  text: string,
  roles: RoleNames = CODES,
): { contributors: Contributor[]; unknown: string[] } => {
  const contributors: Contributor[] = []
  const unknown: string[] = []
  for (const credit of namesIn(text)) {
    const { name = '', inBrackets, afterColon } = CREDIT.exec(credit)?.groups ?? {}
    const written = (inBrackets ?? afterColon ?? '').split(',').map((role) => role.trim())
    for (const role of written.filter((one, index) => one !== '' || (index === 0 && written.length === 1))) {
      const known = roles.get(roleKey(role)) ?? CODES.get(roleKey(role))
      if (known === undefined) unknown.push(role || credit)
      else if (!contributors.some((one) => one.name === name && one.role === known))
        contributors.push({ name, role: known })
    }
  }
  return { contributors, unknown }
}
