import { useDebouncedCallback } from '@mantine/hooks'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#src/features/promo-card/radio-choices.module.css'

const PAUSE_MS = 120

type Props = { accents: readonly string[]; value: string; onChange: (accent: string) => void }

/** The colours of the cover, and any other. */
export const AccentChoice = ({ accents, value, onChange }: Props) => {
  const { t } = useTranslation('promo')
  const name = useId()
  // Browsers tell every colour that is passed over on the way.
  const choose = useDebouncedCallback(onChange, PAUSE_MS)
  return (
    <fieldset className={classes.choices}>
      <legend>{t('accent.title')}</legend>
      <div className={classes.swatches}>
        {accents.map((accent, index) => (
          <label key={accent} className={classes.swatch} style={{ '--swatch': accent }}>
            <input
              type="radio"
              name={name}
              checked={accent === value}
              aria-label={t('accent.offered', { number: index + 1, color: accent })}
              onChange={() => onChange(accent)}
            />
          </label>
        ))}
        <label className={classes.own} data-chosen={!accents.includes(value) || undefined}>
          <input
            key={value}
            type="color"
            defaultValue={value}
            onChange={(event) => choose(event.currentTarget.value)}
          />
          <span>{t('accent.own')}</span>
        </label>
      </div>
      <p className={classes.hint}>{t('accent.hint')}</p>
    </fieldset>
  )
}
