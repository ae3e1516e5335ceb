import { useTranslation } from 'react-i18next'
import classes from '#src/app/palette/shortcut-list.module.css'

/** Keys as they are written on the keyboard. */
export const Keys = ({ keys }: { keys: readonly string[] }) => {
  const { t } = useTranslation('palette')
  return (
    <span className={classes.keys}>
      {keys.map((key) => (
        <kbd key={key} className={classes.key}>
          {key === 'Enter' ? t('keys.enter') : key}
        </kbd>
      ))}
    </span>
  )
}
