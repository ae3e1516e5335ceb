import { useTranslation } from 'react-i18next'
import classes from '#src/ui/skip-link.module.css'

/** The first stop of the Tab key: skips the menu. */
export const SkipLink = ({ target }: { target: string }) => {
  const { t } = useTranslation('common')
  return (
    <a
      className={classes.skip}
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(target)?.focus()
      }}
    >
      {t('skipToContent')}
    </a>
  )
}
