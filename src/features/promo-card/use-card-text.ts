import { useTranslation } from 'react-i18next'
import type { Release } from '#src/contract/releases.ts'
import { isPrimaryRole } from '#src/domain/artist/role.ts'
import type { CardNews } from '#src/features/promo-card/layout/options.ts'
import { cardText, fullTitle } from '#src/features/promo-card/layout/text.ts'
import { type Platform, PLATFORM_NAMES } from '#src/features/promo-card/layout/platforms.ts'
import { formatDay } from '#src/i18n/format-date.ts'

type Said = { release: Release; news: CardNews; platform: Platform; host: string }

/** What a card says, in the language of whoever makes it. */
export const useCardText = () => {
  const { t, i18n } = useTranslation('promo')
  const listed = (names: readonly string[]) => new Intl.ListFormat(i18n.language).format(names.map(cardText))
  return ({ release, news, platform: key, host }: Said) => {
    const primary = release.artists.filter(({ type }) => isPrimaryRole(type)).map(({ name }) => name)
    const featured = release.artists.filter(({ type }) => !isPrimaryRole(type)).map(({ name }) => name)
    const artists = listed(primary)
    const platform = PLATFORM_NAMES[key]
    const day = release.consumerReleaseDate
    return {
      title: fullTitle(release),
      artists: featured.length === 0 ? artists : t('card.featuring', { artists, featured: listed(featured) }),
      news:
        news === 'DATE' && day !== null
          ? t('card.DATE', { date: formatDay(day, i18n.language), platform })
          : t('card.OUT_NOW', { platform }),
      label: release.label?.name ?? '',
      host,
    }
  }
}
