import { useTranslation } from 'react-i18next'
import { COLOR_SCHEMES, useColorScheme } from '#src/ui/theme/color-scheme.ts'
import { IconDeviceDesktop, IconMoon, IconSun } from '#src/ui/icons.ts'
import classes from '#src/ui/theme/color-scheme-switch.module.css'

const ICONS = { auto: IconDeviceDesktop, light: IconSun, dark: IconMoon }

export const ColorSchemeSwitch = () => {
  const { t } = useTranslation('common')
  const { colorScheme, setColorScheme } = useColorScheme()
  return (
    <fieldset className={classes.switch} aria-label={t('colorScheme.label')}>
      {COLOR_SCHEMES.map((scheme) => {
        const Icon = ICONS[scheme]
        const label = t(`colorScheme.${scheme}`)
        return (
          <button
            key={scheme}
            type="button"
            aria-label={label}
            title={label}
            aria-pressed={colorScheme === scheme}
            onClick={() => setColorScheme(scheme)}
          >
            <Icon size={16} stroke={1.75} aria-hidden />
          </button>
        )
      })}
    </fieldset>
  )
}
