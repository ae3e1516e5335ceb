import type { CardShape, CardStyle } from '#src/features/promo-card/layout/options.ts'

export type Box = { x: number; y: number; width: number; height: number }

/** The boxes of the parts of a card whose title and artists need all their room. */
export type CardBoxes = {
  cover: Box
  /** The title, and the artists under it. */
  heading: Box
  /** The platform, the label and the host of the link. */
  news: Box
  /** The white plate of the code. */
  code: Box
  /** A hairline between the heading and the rest. */
  rule: Box | null
  /** The ground of the texts on a cover that fills the card. */
  panel: Box | null
  titleSize: number
  /** Which part moves into the room that a shorter heading leaves: the rest moves up, or the heading down. */
  closes: 'UP' | 'DOWN' | 'HALFWAY'
}

const CODE = 264
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

const PORTRAIT: Record<CardStyle, CardBoxes> = {
  SLEEVE: {
    cover: box(84, 200, 912, 912),
    heading: box(84, 1156, 912, 320),
    rule: box(84, 1500, 912, 2),
    news: box(84, 1532, 912, CODE),
    code: box(732, 1532, CODE, CODE),
    panel: null,
    titleSize: 124,
    closes: 'UP',
  },
  NOTES: {
    heading: box(84, 140, 912, 380),
    rule: box(84, 540, 912, 2),
    cover: box(84, 574, 912, 912),
    news: box(84, 1522, 912, CODE),
    code: box(732, 1522, CODE, CODE),
    panel: null,
    titleSize: 140,
    closes: 'UP',
  },
  BLEED: {
    cover: box(0, 0, 1080, 1080),
    heading: box(84, 1132, 912, 320),
    rule: box(84, 1476, 912, 2),
    news: box(84, 1508, 912, CODE),
    code: box(732, 1508, CODE, CODE),
    panel: null,
    titleSize: 124,
    closes: 'UP',
  },
}
const SQUARE: Record<CardStyle, CardBoxes> = {
  SLEEVE: {
    cover: box(64, 64, 620, 620),
    heading: box(64, 720, 952, 296),
    rule: null,
    news: box(724, 64, 292, 620),
    code: box(724, 420, CODE, CODE),
    panel: null,
    titleSize: 112,
    closes: 'DOWN',
  },
  NOTES: {
    heading: box(64, 64, 952, 276),
    rule: box(64, 364, 952, 2),
    cover: box(64, 396, 620, 620),
    news: box(724, 396, 292, 620),
    code: box(724, 752, CODE, CODE),
    panel: null,
    titleSize: 112,
    closes: 'HALFWAY',
  },
  BLEED: {
    cover: box(0, 0, 1080, 1080),
    panel: box(0, 530, 1080, 550),
    heading: box(64, 570, 952, 232),
    rule: box(64, 822, 952, 2),
    news: box(64, 846, 952, 190),
    code: box(752, 64, CODE, CODE),
    titleSize: 96,
    closes: 'DOWN',
  },
}

export const cardBoxes = (shape: CardShape, style: CardStyle): CardBoxes =>
  shape === 'PORTRAIT' ? PORTRAIT[style] : SQUARE[style]

/** Free squares around a code, without which scanners do not find it (ISO/IEC 18004). */
const QUIET_ZONE = 4
const GAP = 24

/** The box of texts that overlaps a code, cut to the part above the code or beside it. */
export const boxBesideCode = (box: Box, code: Box): Box => {
  const isApart = code.y + code.height <= box.y || code.y >= box.y + box.height
  if (isApart) return box
  return code.y > box.y ? { ...box, height: code.y - box.y - GAP } : { ...box, width: code.x - box.x - GAP }
}

/** The box of the squares on their plate, as large as whole pixels allow. */
export const squaresOn = (plate: Box, side: number): Box => {
  const width = Math.floor(plate.width / (side + QUIET_ZONE * 2)) * side
  const inset = Math.floor((plate.width - width) / 2)
  return { x: plate.x + inset, y: plate.y + inset, width, height: width }
}
