import { useTranslation } from 'react-i18next'
import { closePalette } from '#src/app/command-palette/palette-keys.ts'
import { IconX } from '#src/ui/icons.ts'
import classes from '#src/app/command-palette/palette-dialog.module.css'

export const CloseButton = () => {
  const { t } = useTranslation('common')
  return (
    <button type="button" className={classes.close} aria-label={t('close')} onClick={closePalette}>
      <IconX size={20} aria-hidden />
    </button>
  )
}
