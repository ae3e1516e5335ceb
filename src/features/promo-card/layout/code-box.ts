import type { Box } from '#src/features/promo-card/layout/boxes.ts'

/** Squares left free round a code, without which it is not found (ISO/IEC 18004). */
const QUIET_ZONE = 4
const GAP = 24

/** Where texts stand that share their place with a code: above it where it stands below, beside it otherwise. */
export const boxBesideCode = (box: Box, code: Box): Box => {
  const isApart = code.y + code.height <= box.y || code.y >= box.y + box.height
  if (isApart) return box
  return code.y > box.y ? { ...box, height: code.y - box.y - GAP } : { ...box, width: code.x - box.x - GAP }
}

/** The place of the squares on their plate: as large as whole pixels allow. */
export const squaresOn = (plate: Box, side: number): Box => {
  const width = Math.floor(plate.width / (side + QUIET_ZONE * 2)) * side
  const inset = Math.floor((plate.width - width) / 2)
  return { x: plate.x + inset, y: plate.y + inset, width, height: width }
}
