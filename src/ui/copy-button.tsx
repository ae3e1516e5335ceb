import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { IconCopy } from '#src/ui/icons.ts'
import { showToast } from '#src/ui/toast.tsx'
import classes from '#src/ui/copy-button.module.css'

/** What a text is, to name it in the toast. */
type CopiedKind = 'id' | 'link' | 'code'

/** Copies a text to the clipboard and shows a toast with the result. */
export const useCopy = () => {
  const { t } = useTranslation('common')
  return async (text: string, kind?: CopiedKind): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      await showToast({
        kind: 'success',
        title: t('copy.success.title', { context: kind }),
        message: t('copy.success.description'),
      })
    } catch {
      // The browser refused: no permission, or the page lost the focus.
      await showToast({ kind: 'error', title: t('copy.error.title'), message: t('copy.error.description') })
    }
  }
}

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

type CopiedIdProps = {
  id: string
  /** How many of its characters are shown; all without it. */
  shown?: number
}

/** An id that a press copies, all of it. */
export const CopiedId = ({ id, shown }: CopiedIdProps) => {
  const { t } = useTranslation('common')
  const copy = useCopy()
  const text = id.slice(0, shown)
  return (
    <button
      type="button"
      className={classes.id}
      aria-label={t('copy.id', { id: text })}
      title={id}
      onClick={() => void copy(id, 'id')}
    >
      <code>{text}</code>
      <IconCopy size={16} aria-hidden />
    </button>
  )
}
