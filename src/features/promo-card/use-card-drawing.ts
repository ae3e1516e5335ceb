import dayjs from 'dayjs'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Release } from '#src/contract/releases.ts'
import { newsOf } from '#src/features/promo-card/layout/options.ts'
import { cardLink } from '#src/features/promo-card/layout/link.ts'
import { cardPlan } from '#src/features/promo-card/layout/plan.ts'
import { fullTitle } from '#src/features/promo-card/layout/text.ts'
import { fromHex } from '#src/features/promo-card/layout/color.ts'
import { INK } from '#src/features/promo-card/layout/contrast.ts'
import type { Card } from '#src/features/promo-card/card-search-params.ts'
import { qrCodeModules } from '#src/features/promo-card/qr-code-modules.ts'
import { textMeasure } from '#src/features/promo-card/measure-text.ts'
import { readCoverPicture } from '#src/features/promo-card/cover-picture.ts'
import { useCardText } from '#src/features/promo-card/use-card-text.ts'

const useSquares = (href: string | null) => useMemo(() => (href === null ? null : qrCodeModules(href)), [href])

/** Everything a card is drawn from; null until its cover has been looked at. */
export const useCardDrawing = (release: Release, card: Card) => {
  const textOf = useCardText()
  const title = fullTitle(release)
  const url = release.cover?.url ?? null
  const letters = [title, release.label?.name ?? '', ...release.artists.map(({ name }) => name)].join('')
  const { data: picture } = useQuery({
    queryKey: ['promo-card', url, title, letters],
    queryFn: () => readCoverPicture(url, title, letters),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    // A cover that could not be had without a connection is looked at again with one.
    refetchOnReconnect: ({ state }) => url !== null && state.data?.isOwn === false && 'always',
    structuralSharing: false,
  })
  const link = cardLink(card.link)
  const href = link.kind === 'LINK' ? link.href : null
  const squares = useSquares(href)
  const measure = useMemo(() => (picture === undefined ? null : textMeasure()), [picture])
  if (picture === undefined || measure === null) return null
  const accent = card.accent ?? picture.accents[0] ?? ''
  const news = card.news ?? newsOf(release.consumerReleaseDate, dayjs().format('YYYY-MM-DD'))
  const words = textOf({ release, news, platform: card.platform, host: link.kind === 'LINK' ? link.host : '' })
  const { shape, style } = card
  const codeSide = squares?.length ?? null
  const plan = cardPlan({ shape, style, accent: fromHex(accent) ?? INK, words, codeSide }, measure)
  const lacksCover = url !== null && !picture.isOwn
  return { accent, accents: picture.accents, cover: picture.cover, lacksCover, news, plan, squares, title, words }
}
export type Drawing = NonNullable<ReturnType<typeof useCardDrawing>>
