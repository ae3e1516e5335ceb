import { useTranslation } from 'react-i18next'
import { LanguageSwitch } from '#src/i18n/language-switch.tsx'
import { ColorSchemeSwitch } from '#src/ui/theme/color-scheme-switch.tsx'
import classes from '#src/app/shell/sidebar.module.css'

const VERSION = '0.0.0'

export const SidebarFooter = () => {
  const { t } = useTranslation('shell')
  return (
    <footer className={classes.footer}>
      <LanguageSwitch />
      <ColorSchemeSwitch />
      <p className={classes.version}>{t('version', { version: VERSION })}</p>
    </footer>
  )
}
