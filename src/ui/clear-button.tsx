import { CloseButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { IconChevronDown } from '#src/ui/icons.ts'
import classes from '#src/ui/clear-button.module.css'

type Props = { label: string; onClear?: () => void }

/** At the end of a field that searches: what takes the choice away, once there is one. */
export const ClearButton = ({ label, onClear }: Props) => {
  const { t } = useTranslation('common')
  if (onClear === undefined) return <IconChevronDown size={16} aria-hidden />
  return (
    <CloseButton
      size="sm"
      className={classes.clear}
      aria-label={`${t('clear')}: ${label}`}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClear}
    />
  )
}
