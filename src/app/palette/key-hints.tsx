import { useTranslation } from 'react-i18next'
import { Keys } from '#src/app/palette/keyboard-keys.tsx'
import classes from '#src/app/palette/finder.module.css'

/** For whoever has a keyboard: which keys do what in the palette. */
export const KeyHints = () => {
  const { t } = useTranslation('palette')
  return (
    <p className={classes.hints}>
      <span>
        <Keys keys={['↑', '↓']} /> {t('hint.move')}
      </span>
      <span>
        <Keys keys={['Enter']} /> {t('hint.open')}
      </span>
      <span>
        <Keys keys={['Esc']} /> {t('hint.close')}
      </span>
    </p>
  )
}
