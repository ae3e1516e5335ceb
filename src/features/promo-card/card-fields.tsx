import { useTranslation } from 'react-i18next'
import { CARD_NEWS, CARD_SHAPES, CARD_STYLES } from '#src/features/promo-card/layout/options.ts'
import { PLATFORM_NAMES, PLATFORMS } from '#src/features/promo-card/layout/platforms.ts'
import { AccentChoice } from '#src/features/promo-card/accent-choice.tsx'
import type { Card } from '#src/features/promo-card/card-search-params.ts'
import { RadioChoices } from '#src/features/promo-card/radio-choices.tsx'
import { LinkField } from '#src/features/promo-card/link-field.tsx'
import type { Drawing } from '#src/features/promo-card/use-card-drawing.ts'
import { ChoiceSelect } from '#src/ui/choice-select.tsx'

const platforms = PLATFORMS.map((value) => ({ value, label: PLATFORM_NAMES[value] }))

type Props = { card: Card; change: (changes: Partial<Card>) => void; drawing: Drawing; hasDay: boolean }

/** How the card looks and what it says. */
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
