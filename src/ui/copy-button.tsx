import { Button } from '@mantine/core'
import { IconCopy } from '#src/ui/icons.ts'
import { type CopiedKind, useCopy } from '#src/ui/use-copy.ts'

type Props = { value: string; label: string; kind?: CopiedKind }

/** Copies a text to the clipboard. */
export const CopyButton = ({ value, label, kind }: Props) => {
  const copy = useCopy()
  return (
    <Button variant="default" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void copy(value, kind)}>
      {label}
    </Button>
  )
}
