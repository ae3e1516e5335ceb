import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState, useId } from 'react'
import { useTranslation } from 'react-i18next'
import {
  CARD_NEWS,
  CARD_SHAPES,
  CARD_STYLES,
  PLATFORM_NAMES,
  PLATFORMS,
  type Card,
  cardLink,
  LINK_MAX,
} from '#src/features/promo-card/layout/options.ts'
import type { Drawing } from '#src/features/promo-card/use-card-drawing.ts'
import { ChoiceSelect } from '#src/ui/choice-select.tsx'
import classes from '#src/features/promo-card/radio-choices.module.css'

const ACCENT_CHOICE_PAUSE_MS = 120

type AccentChoiceProps = { accents: readonly string[]; value: string; onChange: (accent: string) => void }

/** The colours of the cover, and any other. */
const AccentChoice = ({ accents, value, onChange }: AccentChoiceProps) => {
  const { t } = useTranslation('promo')
  const name = useId()
  // Browsers report every colour on the way to the chosen one.
  const choose = useDebouncedCallback(onChange, ACCENT_CHOICE_PAUSE_MS)
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

type Choice<V extends string> = { value: V; label: string; disabled?: boolean }
type RadioChoicesProps<V extends string> = {
  legend: string
  value: V
  options: readonly Choice<V>[]
  onChange: (value: V) => void
}

/** One of a few options, all of them visible. */
const RadioChoices = <V extends string>({ legend, value, options, onChange }: RadioChoicesProps<V>) => {
  const name = useId()
  return (
    <fieldset className={classes.choices}>
      <legend>{legend}</legend>
      <div className={classes.row}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const PAUSE_MS = 300

/** The link of the code. A text that is no web address is refused at once. */
const LinkField = ({ value, onChange }: { value: string; onChange: (link: string) => void }) => {
  const { t } = useTranslation('promo')
  const [typed, setTyped] = useState(value)
  const changeSoon = useDebouncedCallback(onChange, PAUSE_MS)
  const { kind } = cardLink(typed)
  const type = (text: string) => {
    setTyped(text)
    changeSoon(text)
  }
  return (
    <TextInput
      type="url"
      inputMode="url"
      autoComplete="off"
      label={t('link.label')}
      description={t('link.hint')}
      placeholder="https://"
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      error={kind === 'REFUSED' || kind === 'TOO_LONG' ? t(`link.${kind}`, { maximum: LINK_MAX }) : undefined}
    />
  )
}

const platforms = PLATFORMS.map((value) => ({ value, label: PLATFORM_NAMES[value] }))

type Props = { card: Card; change: (changes: Partial<Card>) => void; drawing: Drawing; hasDay: boolean }

/** The options of a card. */
export const CardFields = ({ card, change, drawing, hasDay }: Props) => {
  const { t } = useTranslation('promo')
  return (
    <>
      <ChoiceSelect
        label={t('platform')}
        value={card.platform}
        onChange={(platform) => change({ platform: platform ?? undefined })}
        options={platforms}
        required
      />
      <RadioChoices
        legend={t('shape.title')}
        value={card.shape}
        options={CARD_SHAPES.map((value) => ({ value, label: t(`shape.${value}`) }))}
        onChange={(shape) => change({ shape })}
      />
      <RadioChoices
        legend={t('style.title')}
        value={card.style}
        options={CARD_STYLES.map((value) => ({ value, label: t(`style.${value}`) }))}
        onChange={(style) => change({ style })}
      />
      <AccentChoice accents={drawing.accents} value={drawing.accent} onChange={(accent) => change({ accent })} />
      <RadioChoices
        legend={t('news.title')}
        value={drawing.news}
        options={CARD_NEWS.map((value) => ({
          value,
          label: t(`news.${value}`),
          disabled: value === 'DATE' && !hasDay,
        }))}
        onChange={(news) => change({ news })}
      />
      <LinkField value={card.link} onChange={(link) => change({ link })} />
    </>
  )
}
