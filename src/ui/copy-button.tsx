import { ActionIcon, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { IconCopy } from '#src/ui/icons.ts'
import { showToast } from '#src/ui/toast.tsx'

type Props = { value: string; label: string; iconOnly?: boolean }

/** Copies a text to the clipboard and shows a toast with the result. */
export const CopyButton = ({ value, label, iconOnly = false }: Props) => {
  const { t } = useTranslation('common')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      await showToast({ kind: 'success', title: t('copy.success.title'), message: t('copy.success.description') })
    } catch {
      // The browser refused: no permission, or the page lost the focus.
      await showToast({ kind: 'error', title: t('copy.error.title'), message: t('copy.error.description') })
    }
  }
  const icon = <IconCopy size={16} aria-hidden />
  if (iconOnly)
    return (
      <ActionIcon aria-label={label} title={label} onClick={() => void copy()}>
        {icon}
      </ActionIcon>
    )
  return (
    <Button variant="default" leftSection={icon} onClick={() => void copy()}>
      {label}
    </Button>
  )
}
