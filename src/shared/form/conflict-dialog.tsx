import { Button, Radio } from '@mantine/core'
import { Controller, useForm } from 'react-hook-form'
import { Dialog } from '#src/ui/dialog.tsx'
import classes from '#src/shared/form/conflict-dialog.module.css'
import touch from '#src/shared/form/touch-targets.module.css'

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

/** Two edits of one entity: shows both versions, field by field, and lets the person choose. */
export const ConflictDialog = ({ title, lead, action, differences, onClose, onChosen }: Props) => {
  // By index: the names of the fields may contain dots, which react-hook-form reads as paths.
  const { control, handleSubmit } = useForm({ defaultValues: { sides: differences.map(({ chosen }) => chosen) } })
  const choose = handleSubmit(({ sides }) =>
    onChosen(new Map(differences.map(({ field, chosen }, index) => [field, sides[index] ?? chosen]))),
  )
  return (
    <Dialog opened onClose={onClose} title={title} size="medium">
      <p>{lead}</p>
      {differences.map(({ field, label, local, remote }, index) => (
        <Controller
          key={field}
          control={control}
          name={`sides.${index}`}
          render={({ field: { value, onChange } }) => (
            <Radio.Group
              className={`${classes.difference} ${touch.touchTargets}`}
              label={label}
              value={value}
              onChange={onChange}
            >
              <Radio value="local" label={local} />
              <Radio value="remote" label={remote} />
            </Radio.Group>
          )}
        />
      ))}
      <Button onClick={() => void choose()}>{action}</Button>
    </Dialog>
  )
}
