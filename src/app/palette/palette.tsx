import { useTranslation } from 'react-i18next'
import { Finder } from '#src/app/palette/finder.tsx'
import { ShortcutList } from '#src/app/palette/shortcut-list.tsx'
import { PaletteDialog } from '#src/app/palette/palette-dialog.tsx'

/** What lies over the page: all that can be found, or the keys of this screen. */
export const Palette = ({ shown }: { shown: 'search' | 'keys' }) => {
  const { t } = useTranslation('palette')
  return (
    <PaletteDialog key={shown} label={t(shown === 'search' ? 'label' : 'keys.title')}>
      {shown === 'search' ? <Finder /> : <ShortcutList />}
    </PaletteDialog>
  )
}
