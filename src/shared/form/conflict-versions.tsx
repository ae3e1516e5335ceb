import { Button, Radio } from '@mantine/core'
import classes from '#src/shared/form/conflict-versions.module.css'
import { Dialog } from '#src/ui/dialog.tsx'

export type Side = 'local' | 'remote'
export type VersionedField<Field extends string> = {
  field: Field
  label: string
  /** What each side says, in words. */
  local: string
  remote: string
  chosen: Side
}

type Props<Field extends string> = {
  title: string
  lead: string
  action: string
  fields: readonly VersionedField<Field>[]
  onChoose: (field: Field, side: Side) => void
  onClose: () => void
  onConfirm: () => void
}

/** Two edits of one thing: both versions, field by field, and the person says which stands. */
export const ConflictVersions = <Field extends string>(props: Props<Field>) => {
  const { title, lead, action, fields, onChoose, onClose, onConfirm } = props
  return (
    <Dialog opened onClose={onClose} title={title} size="medium">
      <p>{lead}</p>
      {fields.map(({ field, label, local, remote, chosen }) => (
        <Radio.Group
          key={field}
          className={classes.difference}
          label={label}
          value={chosen}
          onChange={(side) => onChoose(field, side === 'remote' ? 'remote' : 'local')}
        >
          <Radio value="local" label={local} />
          <Radio value="remote" label={remote} />
        </Radio.Group>
      ))}
      <Button onClick={onConfirm}>{action}</Button>
    </Dialog>
  )
}
