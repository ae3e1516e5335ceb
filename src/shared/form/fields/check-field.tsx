import { Checkbox } from '@mantine/core'
import { useController, useFormContext } from 'react-hook-form'

type Props = { name: string; label: string; hint: string }

/** A field that is either ticked or not. */
export const CheckField = ({ name, label, hint }: Props) => {
  const { control } = useFormContext<Record<string, boolean>>()
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ control, name })
  return (
    <Checkbox
      ref={ref}
      name={name}
      label={label}
      description={hint}
      checked={value}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      onBlur={onBlur}
    />
  )
}
