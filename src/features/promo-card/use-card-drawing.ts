import '#src/features/promo-card/card-font.css'
import { useQuery } from '@tanstack/react-query'
import { getPaletteSync } from 'colorthief'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { encode } from 'uqr'
import type { Release } from '#src/contract/releases.ts'
import { isPrimaryRole } from '#src/domain/artist/role.ts'
import { fullTitle } from '#src/domain/metadata/full-title.ts'
import { setUpPen, type Squares, FACE, drawCoverImage, drawPlaceholder } from '#src/features/promo-card/draw-card.ts'
import { fromHex, INK, accentsOf } from '#src/features/promo-card/layout/colors.ts'
import { cardText, type Measure } from '#src/features/promo-card/layout/fit-text.ts'
import {
  newsOf,
  type CardNews,
  type Platform,
  PLATFORM_NAMES,
  type Card,
  cardLink,
} from '#src/features/promo-card/layout/options.ts'
import { cardPlan } from '#src/features/promo-card/layout/plan.ts'
import { formatList } from '#src/i18n/format-list.ts'
import { formatDay } from '#src/i18n/format.ts'
import { todayHere } from '#src/i18n/today.ts'
import { loadReadableImage } from '#src/platform/load-readable-image.ts'

/** The width of a card: a cover may be seven times as wide, and is drawn again with every change. */
const SIDE = 1080
const SAMPLE = 64
const COLORS = 12
const square = (side: number) => ({ x: 0, y: 0, width: side, height: side })

type CoverPicture = {
  cover: OffscreenCanvas
  accents: string[]
  /** False where a placeholder is drawn from the title. */
  isOwn: boolean
}

const load = async (url: string | null): Promise<HTMLImageElement | null> => {
  if (url === null || url === '') return null
  try {
    const image = await loadReadableImage(url)
    return image.naturalWidth > 0 && image.naturalHeight > 0 ? image : null
  } catch {
    // The card then shows a placeholder, and the editor says that the cover is missing.
    return null
  }
}

const drawn = (image: HTMLImageElement | null, title: string): OffscreenCanvas => {
  const canvas = new OffscreenCanvas(SIDE, SIDE)
  const pen = canvas.getContext('2d')
  if (pen === null) return canvas
  pen.imageSmoothingQuality = 'high'
  if (image === null) drawPlaceholder(pen, square(SIDE), title)
  else drawCoverImage(pen, square(SIDE), image)
  return canvas
}

const accentsIn = (cover: OffscreenCanvas): string[] => {
  const pen = new OffscreenCanvas(SAMPLE, SAMPLE).getContext('2d', { willReadFrequently: true })
  if (pen === null) return accentsOf([])
  // Smoothing would mix colours that the cover does not have.
  pen.imageSmoothingEnabled = false
  pen.drawImage(cover, 0, 0, SAMPLE, SAMPLE)
  const palette = getPaletteSync(pen.getImageData(0, 0, SAMPLE, SAMPLE), {
    colorCount: COLORS,
    quality: 1,
    ignoreWhite: false,
  })
  return accentsOf(palette?.map((color) => ({ color: color.array(), share: color.proportion })) ?? [])
}

// Offline the face may be missing: the card then uses the system's face.
const loadFace = (letters: string) => document.fonts.load(`100px ${FACE}`, letters).catch(() => [])

/**
 * Loads the cover with its accents, and the face of the card's letters. A cover that cannot be loaded becomes a
 * placeholder.
 */
const readCoverPicture = async (url: string | null, title: string, letters: string): Promise<CoverPicture> => {
  const [image] = await Promise.all([load(url), loadFace(`A${letters}`)])
  const cover = drawn(image, title)
  return { cover, accents: accentsIn(cover), isOwn: image !== null }
}

/** The QR code of a link. Level M can be read while 15 % of it is hidden. */
export const qrCodeModules = (href: string): Squares => encode(href, { ecc: 'M', border: 0 }).data

type TextOptions = { release: Release; news: CardNews; platform: Platform; host: string }

const titleOf = ({ title, version }: Release) => fullTitle({ title: cardText(title), version: cardText(version ?? '') })

/** The texts of a card, in the user's language. */
const useCardText = () => {
  const { t, i18n } = useTranslation('promo')
  const listed = (names: readonly string[]) => formatList(names.map(cardText), i18n.language)
  return ({ release, news, platform: key, host }: TextOptions) => {
    const primary = release.artists.filter(({ type }) => isPrimaryRole(type)).map(({ name }) => name)
    const featured = release.artists.filter(({ type }) => !isPrimaryRole(type)).map(({ name }) => name)
    const artists = listed(primary)
    const platform = PLATFORM_NAMES[key]
    const day = release.consumerReleaseDate
    return {
      title: titleOf(release),
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

const SIZE = 100

/** Measures texts in the card's face at a size of one pixel, each once. */
const textMeasure = (): Measure => {
  const pen = new OffscreenCanvas(1, 1).getContext('2d')
  const known = new Map<string, number>()
  if (pen === null) return (text) => text.length
  setUpPen(pen)
  pen.font = `${SIZE}px ${FACE}`
  return (text) => {
    const width = known.get(text) ?? pen.measureText(text).width / SIZE
    known.set(text, width)
    return width
  }
}

const useSquares = (href: string | null) => useMemo(() => (href === null ? null : qrCodeModules(href)), [href])

/** Everything that a card is drawn from; null until its cover is loaded. */
export const useCardDrawing = (release: Release, card: Card) => {
  const textOf = useCardText()
  const title = titleOf(release)
  const url = release.cover?.url ?? null
  const letters = [title, release.label?.name ?? '', ...release.artists.map(({ name }) => name)].join('')
  const { data: picture } = useQuery({
    queryKey: ['promo-card', url, title, letters],
    queryFn: () => readCoverPicture(url, title, letters),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    // A cover that could not be loaded offline is loaded again online.
    refetchOnReconnect: ({ state }) => url !== null && state.data?.isOwn === false && 'always',
    structuralSharing: false,
  })
  const link = cardLink(card.link)
  const href = link.kind === 'LINK' ? link.href : null
  const squares = useSquares(href)
  const measure = useMemo(() => (picture === undefined ? null : textMeasure()), [picture])
  if (picture === undefined || measure === null) return null
  const accent = card.accent ?? picture.accents[0] ?? ''
  const news = card.news ?? newsOf(release.consumerReleaseDate, todayHere())
  const texts = textOf({ release, news, platform: card.platform, host: link.kind === 'LINK' ? link.host : '' })
  const { shape, style } = card
  const codeSide = squares?.length ?? null
  const plan = cardPlan({ shape, style, accent: fromHex(accent) ?? INK, texts, codeSide }, measure)
  const lacksCover = url !== null && !picture.isOwn
  return { accent, accents: picture.accents, cover: picture.cover, lacksCover, news, plan, squares, title, texts }
}
export type Drawing = NonNullable<ReturnType<typeof useCardDrawing>>
