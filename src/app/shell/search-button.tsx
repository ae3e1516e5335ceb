import { useTranslation } from 'react-i18next'
import { isApple } from '#src/app/palette/palette-keys.ts'
import { loadPalette, openPalette } from '#src/app/palette/open-palette.ts'
import { IconSearch } from '#src/ui/icons.ts'
import classes from '#src/app/shell/icon-button.module.css'

// Fetched ahead only: whoever opens it is told what fails.
const intend = () => void loadPalette().catch(() => undefined)

export const SearchButton = () => {
  const { t } = useTranslation('shell')
  return (
    <button
      type="button"
      className={classes.bell}
      aria-label={t('findAnything')}
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      title={`${t('findAnything')} (${isApple ? '⌘' : 'Ctrl'} K)`}
      onPointerEnter={intend}
      onClick={() => void openPalette('search')}
    >
      <IconSearch size={20} stroke={1.75} aria-hidden />
    </button>
  )
}
