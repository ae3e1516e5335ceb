import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '#src/ui/chip.tsx'
import { IconChevronDown } from '#src/ui/icons.ts'
import classes from '#src/shared/form/fields/grouped-choices.module.css'

type Option = { value: string; label: string }
export type ChoiceGroup = { key: string; label: string; options: readonly Option[] }

type Change = (value: string, isChosen: boolean) => void

type ChipsProps = { group: ChoiceGroup; value: readonly string[]; onChange: Change }

const Chips = ({ group, value, onChange }: ChipsProps) => (
  <fieldset aria-label={group.label} className={classes.chips}>
    {group.options.map((option) => (
      <Chip
        key={option.value}
        label={option.label}
        checked={value.includes(option.value)}
        onChange={(isChosen) => onChange(option.value, isChosen)}
      />
    ))}
  </fieldset>
)

type GroupProps = ChipsProps & { startsOpen: boolean; onChangeAll: (isChosen: boolean) => void }

/** A group with a checkbox for all of it, which is half checked while only some are chosen. */
const Group = ({ group, value, startsOpen, onChange, onChangeAll }: GroupProps) => {
  const { t } = useTranslation('entities')
  const [isOpen, setOpen] = useState(startsOpen)
  const total = group.options.length
  const chosen = group.options.filter((option) => value.includes(option.value)).length
  return (
    <>
      <div className={classes.head}>
        <Checkbox
          label={group.label}
          checked={chosen === total}
          indeterminate={chosen > 0 && chosen < total}
          onChange={() => onChangeAll(chosen < total)}
        />
        <span className={classes.count}>{t('group.count', { chosen, total })}</span>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-label={t('group.show', { group: group.label })}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronDown size={18} aria-hidden />
        </button>
      </div>
      {isOpen && <Chips group={group} value={value} onChange={onChange} />}
    </>
  )
}

type Props = {
  groups: readonly ChoiceGroup[]
  value: readonly string[]
  onChange: (chosen: string[]) => void
  searchLabel: string
  /** Whether the options of all groups are shown at first. */
  startsOpen?: boolean
}

/** Many options in groups, with a search. What the search hides stays chosen. */
export const GroupedChoices = ({ groups, value, onChange, searchLabel, startsOpen = false }: Props) => {
  const { t, i18n } = useTranslation('entities')
  const [search, setSearch] = useState('')
  const lower = (text: string) => text.toLocaleLowerCase(i18n.language)
  const isFound = ({ label }: { label: string }) => lower(label).includes(lower(search.trim()))
  const found = groups
    .map((group) => (isFound(group) ? group : { ...group, options: group.options.filter(isFound) }))
    .filter(({ options }) => options.length > 0)
  // In the order of the options: a choice that is taken back leaves the value as it was.
  const offered = groups.flatMap(({ options }) => options.map((option) => option.value))
  const change = (values: readonly string[], isChosen: boolean) =>
    onChange([
      ...value.filter((each) => !offered.includes(each)),
      ...offered.filter((each) => (values.includes(each) ? isChosen : value.includes(each))),
    ])
  const changeOne: Change = (each, isChosen) => change([each], isChosen)
  return (
    <>
      <TextInput
        type="search"
        className={classes.search}
        aria-label={searchLabel}
        placeholder={searchLabel}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <ul className={classes.groups}>
        {found.map((group) => (
          <li key={group.key}>
            {search.trim() === '' ? (
              <Group
                group={group}
                value={value}
                startsOpen={startsOpen}
                onChange={changeOne}
                onChangeAll={(isChosen) =>
                  change(
                    group.options.map((option) => option.value),
                    isChosen,
                  )
                }
              />
            ) : (
              <>
                <p className={classes.name}>{group.label}</p>
                <Chips group={group} value={value} onChange={changeOne} />
              </>
            )}
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>{t('noneFound')}</p>}
    </>
  )
}
