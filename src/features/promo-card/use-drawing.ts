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
import type { Card } from '#src/features/promo-card/card-address.ts'
import { codeSquares } from '#src/features/promo-card/code-squares.ts'
import { textMeasure } from '#src/features/promo-card/measure-text.ts'
import { readPicture } from '#src/features/promo-card/picture.ts'
import { useCardWords } from '#src/features/promo-card/use-card-words.ts'

const useSquares = (href: string | null) => useMemo(() => (href === null ? null : codeSquares(href)), [href])

/** Everything a card is drawn from; null until its cover has been looked at. */
export const useDrawing = (release: Release, card: Card) => {
  const wordsOf = useCardWords()
  const title = fullTitle(release)
  const url = release.cover?.url ?? null
  const letters = [title, release.label?.name ?? '', ...release.artists.map(({ name }) => name)].join('')
  const { data: picture } = useQuery({
    queryKey: ['promo-card', url, title, letters],
    queryFn: () => readPicture(url, title, letters),
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
  const words = wordsOf({ release, news, platform: card.platform, host: link.kind === 'LINK' ? link.host : '' })
  const { shape, style } = card
  const codeSide = squares?.length ?? null
  const plan = cardPlan({ shape, style, accent: fromHex(accent) ?? INK, words, codeSide }, measure)
  const lacksCover = url !== null && !picture.isOwn
  return { accent, accents: picture.accents, cover: picture.cover, lacksCover, news, plan, squares, title, words }
}
export type Drawing = NonNullable<ReturnType<typeof useDrawing>>
