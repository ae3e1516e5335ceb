import { useMantineColorScheme } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { IconDeviceDesktop, IconMoon, IconSun } from '#src/ui/icons.ts'
import classes from '#src/ui/theme/color-scheme-switch.module.css'

export const COLOR_SCHEMES = ['auto', 'light', 'dark'] as const

export const useColorScheme = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  return { colorScheme, setColorScheme }
}

const ICONS = { auto: IconDeviceDesktop, light: IconSun, dark: IconMoon }

/** Icons alone, whose names are hints, or with their words where there is room. */
export const ColorSchemeSwitch = ({ isNamed = false }: { isNamed?: boolean }) => {
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
            data-named={isNamed || undefined}
            aria-label={isNamed ? undefined : label}
            title={isNamed ? undefined : label}
            aria-pressed={colorScheme === scheme}
            onClick={() => setColorScheme(scheme)}
          >
            <Icon size={16} stroke={1.75} aria-hidden />
            {isNamed && label}
          </button>
        )
      })}
    </fieldset>
  )
}
