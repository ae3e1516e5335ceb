import { Button, Radio } from '@mantine/core'
import { useState } from 'react'
import classes from '#src/shared/form/conflict-dialog.module.css'
import { Dialog } from '#src/ui/dialog.tsx'

export type Side = 'local' | 'remote'
/** A field that differs between two edits: the text of each version, and the preselected one. */
type Difference = { field: string; label: string; chosen: Side } & Record<Side, string>

type Props = {
  title: string
  lead: string
  action: string
  differences: readonly Difference[]
  onClose: () => void
  onChosen: (chosen: ReadonlyMap<string, Side>) => void
}

const isSide = (value: string): value is Side => value === 'local' || value === 'remote'

/** Two edits of one entity: shows both versions, field by field, and lets the person choose. */
export const ConflictDialog = ({ title, lead, action, differences, onClose, onChosen }: Props) => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(
    () => new Map(differences.map((difference) => [difference.field, difference.chosen])),
  )
  const choose = (field: string, side: string) => isSide(side) && setChosen(new Map([...chosen, [field, side]]))
  return (
    <Dialog opened onClose={onClose} title={title} size="medium">
      <p>{lead}</p>
      {differences.map(({ field, label, local, remote }) => (
        <Radio.Group
          key={field}
          className={classes.difference}
          label={label}
          value={chosen.get(field)}
          onChange={(side) => choose(field, side)}
        >
          <Radio value="local" label={local} />
          <Radio value="remote" label={remote} />
        </Radio.Group>
      ))}
      <Button onClick={() => onChosen(chosen)}>{action}</Button>
    </Dialog>
  )
}
