import { CloseButton } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Contributor,
  contributorRole,
  rolesIn,
  uniqueNames,
  withNamesInRole,
} from '#src/domain/contributor/credits.ts'
import { type ContributorRole, CONTRIBUTOR_ROLES, contributorGroupOf } from '#src/domain/contributor/role.ts'
import { isFoundIn } from '#src/domain/text/compare.ts'
import { namesOf } from '#src/shared/picker/name-list.ts'
import { NamesInput } from '#src/shared/picker/names-input.tsx'
import type { OptionSearch } from '#src/ui/option.ts'
import { SearchSelect } from '#src/ui/search-select.tsx'
import classes from '#src/shared/contributors/contributors-editor.module.css'

/** The roles by group, found by their own name or by that of the group. Those that are given already are not offered. */
const RoleSearch = ({ text, given, children }: OptionSearch & { given: readonly ContributorRole[] }) => {
  const { t } = useTranslation('contributors')
  const options = CONTRIBUTOR_ROLES.filter((role) => !given.includes(role)).map((role) => ({
    id: role,
    name: t(`role.${role}`),
    category: t(`group.${contributorGroupOf(role)}`),
  }))
  const found = options.filter(({ name, category }) => isFoundIn(text, `${name} ${category}`))
  return children({ options: found, isPending: false, error: null })
}

type RoleNamesProps = {
  id: string
  role: ContributorRole
  names: readonly string[]
  onChange: (names: readonly string[]) => void
  onRemove: () => void
  onBlur: (() => void) | undefined
}

/** The names in one role, as one line that stays as it was typed. */
const RoleNames = ({ id, role, names, onChange, onRemove, onBlur }: RoleNamesProps) => {
  const { t } = useTranslation('contributors')
  const saved = names.join(', ')
  const [typed, setTyped] = useState(saved)
  const label = t(`role.${role}`)
  return (
    <li className={classes.role}>
      <NamesInput
        id={id}
        className={classes.names}
        label={label}
        onBlur={onBlur}
        value={uniqueNames(namesOf(typed)).join(', ') === saved ? typed : saved}
        onChange={(text) => {
          setTyped(text)
          onChange(namesOf(text))
        }}
      />
      <CloseButton className={classes.remove} aria-label={t('remove', { role: label })} onClick={onRemove} />
    </li>
  )
}

type Props = {
  value: readonly Contributor[]
  onChange: (contributors: Contributor[]) => void
  onBlur?: () => void
  error?: ReactNode
  description?: ReactNode
}

/** Who else made a recording: a line of names for each role, and a search for another role. */
export const ContributorsEditor = ({ value, onChange, onBlur, error, description }: Props) => {
  const { t } = useTranslation('contributors')
  const id = useId()
  // A role without names is no credit yet, so that only the editor knows it; a line stays where it is while it is typed in.
  const [opened, setOpened] = useState<readonly ContributorRole[]>([])
  const lines = [...opened, ...rolesIn(value).filter((role) => !opened.includes(role))]
  const others = (role: ContributorRole) => lines.filter((one) => one !== role)
  const inputId = (role: ContributorRole) => `${id}-${role}`
  const focus = (elementId: string) => requestAnimationFrame(() => document.getElementById(elementId)?.focus())
  const add = (role: ContributorRole) => {
    setOpened([...others(role), role])
    focus(inputId(role))
  }
  const remove = (role: ContributorRole) => {
    setOpened(others(role))
    onChange(withNamesInRole(value, role, []))
    focus(`${id}-add`)
  }
  const change = (role: ContributorRole, names: readonly string[]) => {
    setOpened(lines)
    onChange(withNamesInRole(value, role, names))
  }
  return (
    <fieldset aria-label={t('title')} className={classes.contributors}>
      {lines.length > 0 && (
        <ul className={classes.roles}>
          {lines.map((role) => (
            <RoleNames
              key={role}
              id={inputId(role)}
              role={role}
              names={value.filter((one) => one.role === role).map(({ name }) => name)}
              onChange={(names) => change(role, names)}
              onRemove={() => remove(role)}
              onBlur={onBlur}
            />
          ))}
        </ul>
      )}
      <SearchSelect
        id={`${id}-add`}
        label={t('add')}
        placeholder={t('search')}
        value={null}
        onChange={(option) => {
          const role = contributorRole(option?.id ?? '')
          if (role !== undefined) add(role)
        }}
        onBlur={onBlur}
        renderSearch={(search) => <RoleSearch {...search} given={lines} />}
        description={description ?? t('hint')}
        error={error}
      />
    </fieldset>
  )
}
