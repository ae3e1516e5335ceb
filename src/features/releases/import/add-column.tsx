import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { CheckedGroup } from '#src/domain/release-import/check.ts'
import { IMPORT_FIELDS, type ImportField } from '#src/domain/release-import/columns.ts'
import { updateImport } from '#src/features/releases/import/import-draft.ts'
import { withField } from '#src/features/releases/import/import-state.ts'
import { cellId } from '#src/features/releases/import/lines-table.tsx'
import type { ShownLine } from '#src/features/releases/import/shown-lines.ts'
import classes from '#src/features/releases/import/add-column.module.css'

type Props = {
  lines: readonly ShownLine[]
  used: readonly ImportField[]
  groups: readonly CheckedGroup[]
  disabled: boolean
}

const isDatePast = ({ problems }: CheckedGroup) => problems.some(({ code }) => code === 'DATE_PAST')

/** Adds a column that the sheet does not have. The one that a problem asks for is offered first. */
export const AddColumn = ({ lines, used, groups, disabled }: Props) => {
  const { t } = useTranslation('import')
  const [chosen, setChosen] = useState<ImportField | null>(null)
  const left = IMPORT_FIELDS.filter((field) => !used.includes(field))
  const [first] = left
  if (first === undefined) return null
  const asked = left.includes('releaseDate') && groups.some(isDatePast) ? 'releaseDate' : first
  const field = chosen !== null && left.includes(chosen) ? chosen : asked
  const add = () => {
    // The cells must be rendered before one can take the focus.
    flushSync(() => updateImport(withField(field)))
    const line = lines.find(({ problems }) => problems.some(({ code }) => code === 'DATE_PAST')) ?? lines[0]
    if (line !== undefined) document.getElementById(cellId(line.line.id, field))?.focus()
  }
  return (
    <div className={classes.add}>
      <NativeSelect
        className={classes.field}
        label={t('lines.addColumn')}
        value={field}
        disabled={disabled}
        onChange={({ currentTarget: { value } }) => setChosen(left.find((one) => one === value) ?? null)}
      >
        {left.map((one) => (
          <option key={one} value={one}>
            {t(`field.${one}`)}
          </option>
        ))}
      </NativeSelect>
      <Button variant="default" onClick={add} disabled={disabled}>
        {t('lines.add')}
      </Button>
    </div>
  )
}
