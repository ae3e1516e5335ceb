import { useTranslation } from 'react-i18next'
import classes from '#src/ui/copied-id.module.css'
import { IconCopy } from '#src/ui/icons.ts'
import { useCopy } from '#src/ui/use-copy.ts'

type Props = {
  id: string
  /** How many of its characters are shown; all without it. */
  shown?: number
}

/** An id that a press copies, all of it. */
export const CopiedId = ({ id, shown }: Props) => {
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
