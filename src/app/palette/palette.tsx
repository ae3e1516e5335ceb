import { useTranslation } from 'react-i18next'
import { Finder } from '#src/app/palette/finder.tsx'
import { KeyList } from '#src/app/palette/key-list.tsx'
import { Sheet } from '#src/app/palette/sheet.tsx'

/** What lies over the page: all that can be found, or the keys of this screen. */
export const Palette = ({ shown }: { shown: 'search' | 'keys' }) => {
  const { t } = useTranslation('palette')
  return (
    <Sheet key={shown} label={t(shown === 'search' ? 'label' : 'keys.title')}>
      {shown === 'search' ? <Finder /> : <KeyList />}
    </Sheet>
  )
}
