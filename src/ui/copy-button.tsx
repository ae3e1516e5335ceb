import { ActionIcon, Button } from '@mantine/core'
import { IconCopy } from '#src/ui/icons.ts'
import { useCopy } from '#src/ui/use-copy.ts'

type Props = { value: string; label: string; iconOnly?: boolean }

/** Copies a text to the clipboard. */
export const CopyButton = ({ value, label, iconOnly = false }: Props) => {
  const copy = useCopy()
  const icon = <IconCopy size={16} aria-hidden />
  if (iconOnly)
    return (
      <ActionIcon aria-label={label} title={label} onClick={() => void copy(value)}>
        {icon}
      </ActionIcon>
    )
  return (
    <Button variant="default" leftSection={icon} onClick={() => void copy(value)}>
      {label}
    </Button>
  )
}
