import { useTranslation } from 'react-i18next'
import { palette } from '#src/app/palette/palette-keys.ts'
import type { Row } from '#src/app/palette/use-groups.tsx'
import type { PaletteScope } from '#src/app/palette/use-palette-scope.ts'
import { openNewRelease } from '#src/app/new-item/open-new-item.ts'
import { chooseLanguage, languageName } from '#src/i18n/choose-language.ts'
import { LANGUAGES } from '#src/domain/interface-languages.ts'
import { requestSignOut } from '#src/auth/sign-out/sign-out.ts'
import { IconDeviceDesktop, IconInfoCircle, IconLogout, IconMoon, IconPlus, IconSun } from '#src/ui/icons.ts'
import { COLOR_SCHEMES, useColorScheme } from '#src/ui/theme/color-scheme.ts'
import classes from '#src/app/palette/finder.module.css'

const SIGN = { size: 18, stroke: 1.75 }
const SCHEME_ICONS = { auto: IconDeviceDesktop, light: IconSun, dark: IconMoon }

const again = (id: string) => ({ id, recent: { kind: 'command' as const, id } })

/** What this person may do from anywhere. */
export const useActions = ({ mayRelease }: PaletteScope): Row[] => {
  const { t, i18n } = useTranslation(['palette', 'shell', 'common'])
  const { colorScheme, setColorScheme } = useColorScheme()
  const release: Row = {
    ...again('new-release'),
    name: t('shell:newRelease.action'),
    also: t('also.newRelease'),
    sign: <IconPlus {...SIGN} />,
    act: openNewRelease,
  }
  const languages = LANGUAGES.filter((language) => language !== i18n.resolvedLanguage).map((language): Row => ({
    ...again(`language:${language}`),
    name: t('action.language', { name: languageName(language) }),
    also: t('also.language'),
    sign: <span className={classes.letters}>{language.toUpperCase()}</span>,
    act: () => void chooseLanguage(language),
  }))
  const schemes = COLOR_SCHEMES.filter((scheme) => scheme !== colorScheme).map((scheme): Row => {
    const Icon = SCHEME_ICONS[scheme]
    return {
      ...again(`colors:${scheme}`),
      name: t('action.colors', { name: t(`common:colorScheme.${scheme}`) }),
      also: t('also.colors'),
      sign: <Icon {...SIGN} />,
      act: () => setColorScheme(scheme),
    }
  })
  return [
    ...(mayRelease ? [release] : []),
    ...schemes,
    ...languages,
    {
      ...again('keys'),
      name: t('keys.title'),
      also: t('also.keys'),
      sign: <IconInfoCircle {...SIGN} />,
      act: () => palette.setState('keys'),
    },
    {
      id: 'sign-out',
      recent: null,
      name: t('shell:signOut'),
      also: t('also.signOut'),
      sign: <IconLogout {...SIGN} />,
      act: () => void requestSignOut(),
    },
  ]
}
