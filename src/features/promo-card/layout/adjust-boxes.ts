import type { Box, CardBoxes } from '#src/features/promo-card/layout/boxes.ts'

export const moveBox = <B extends Box | null>(box: B, by: number): B => (box === null ? box : { ...box, y: box.y + by })

const closedUp = (places: CardBoxes, room: number): CardBoxes => {
  const { y: from } = places.words
  const up = <B extends Box | null>(box: B): B => (box !== null && box.y > from ? moveBox(box, -room) : box)
  return { ...places, cover: up(places.cover), rule: up(places.rule), news: up(places.news), code: up(places.code) }
}

/** The places once it is known how much room the words leave: no card has a hole where a longer title would stand. */
export const adjustBoxes = (places: CardBoxes, room: number): CardBoxes => {
  if (places.closes === 'UP') return closedUp(places, room)
  const down = places.closes === 'DOWN' ? room : Math.round(room / 2)
  const panel = places.panel === null ? null : { ...moveBox(places.panel, room), height: places.panel.height - room }
  return { ...places, words: moveBox(places.words, down), panel }
}

/** A cover that goes to the edge stays there; everything else comes to stand in the middle between it and the end. */
export const centeringOffset = (places: CardBoxes, bottom: number, height: number): number => {
  const { cover, words } = places
  if (cover.y === 0) return Math.max(0, Math.round((height - bottom - (words.y - cover.height)) / 2))
  return Math.round((height - bottom - Math.min(cover.y, words.y)) / 2)
}
