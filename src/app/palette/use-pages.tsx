import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Row } from '#src/app/palette/palette-row.ts'
import type { PaletteScope } from '#src/app/palette/use-palette-scope.ts'
import { menuIcons } from '#src/app/menu/menu-icons.ts'
import type { MenuEntry } from '#src/domain/navigation/menu.ts'
import { IconBell, IconUser } from '#src/ui/icons.ts'

const SIGN = { size: 18, stroke: 1.75 }

/** The pages this person may enter. */
export const usePages = ({ menu }: PaletteScope): Row[] => {
  const { t } = useTranslation(['shell', 'palette'])
  const navigate = useNavigate()
  const page = (key: string, { path, search }: Pick<MenuEntry, 'path' | 'search'>) => ({
    id: `page:${key}`,
    act: () => void navigate({ to: path, search }),
    recent: { kind: 'command' as const, id: `page:${key}` },
  })
  const entries = menu.flatMap((section) =>
    section.entries.map((entry): Row => {
      const Icon = menuIcons[entry.key]
      return {
        ...page(entry.key, entry),
        name: t(`shell:menu.${entry.key}`),
        category: t(`shell:section.${section.key}`),
        also: entry.key === 'serviceHub' ? t('palette:also.serviceHub') : undefined,
        sign: <Icon {...SIGN} />,
      }
    }),
  )
  return [
    ...entries,
    {
      ...page('notifications', { path: '/notifications' }),
      name: t('shell:bell.label'),
      sign: <IconBell {...SIGN} />,
    },
    {
      ...page('profile', { path: '/profile' }),
      name: t('shell:profile'),
      also: t('palette:also.profile'),
      sign: <IconUser {...SIGN} />,
    },
  ]
}
