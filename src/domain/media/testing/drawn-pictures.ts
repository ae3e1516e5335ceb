import type { GreyPicture } from '#src/domain/media/picture-detail.ts'

type Brightness = (x: number, y: number) => number

export const drawn = (width: number, height: number, brightness: Brightness): GreyPicture => {
  const pixels = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) pixels[y * width + x] = Math.max(0, Math.min(255, Math.round(brightness(x, y))))
  return { pixels, width, height }
}

/** The same numbers for the same seed. */
export const noise = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A scene with edges, discs and grain, sharp to the pixel. */
export const scene = (side: number, seed = 1): GreyPicture => {
  const random = noise(seed)
  const discs = Array.from({ length: 24 }, () => ({
    x: random() * side,
    y: random() * side,
    radius: side * (0.03 + random() * 0.12),
    shade: random() * 255,
  }))
  return drawn(side, side, (x, y) => {
    const disc = discs.findLast((one) => Math.hypot(one.x - x, one.y - y) < one.radius)
    return (disc?.shade ?? 255 * (y / side)) + (random() - 0.5) * 12
  })
}

const at = ({ pixels, width, height }: GreyPicture, x: number, y: number) =>
  pixels[Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x))] ?? 0

/** Blurred by the mean of a square, twice. */
export const blurred = (picture: GreyPicture, radius: number): GreyPicture => {
  const once = ({ width, height }: GreyPicture, from: GreyPicture) => {
    const across = drawn(width, height, (x, y) => {
      let sum = 0
      for (let dx = -radius; dx <= radius; dx += 1) sum += at(from, x + dx, y)
      return sum / (2 * radius + 1)
    })
    return drawn(width, height, (x, y) => {
      let sum = 0
      for (let dy = -radius; dy <= radius; dy += 1) sum += at(across, x, y + dy)
      return sum / (2 * radius + 1)
    })
  }
  return once(picture, once(picture, picture))
}

/** Enlarged by so many times, smoothly. */
export const enlarged = (picture: GreyPicture, times: number): GreyPicture =>
  drawn(picture.width * times, picture.height * times, (x, y) => {
    const [left, top] = [Math.floor(x / times), Math.floor(y / times)]
    const [right, below] = [x / times - left, y / times - top]
    const upper = at(picture, left, top) * (1 - right) + at(picture, left + 1, top) * right
    const lower = at(picture, left, top + 1) * (1 - right) + at(picture, left + 1, top + 1) * right
    return upper * (1 - below) + lower * below
  })

/** Enlarged by repeating each pixel. */
export const repeated = (picture: GreyPicture, times: number): GreyPicture =>
  drawn(picture.width * times, picture.height * times, (x, y) =>
    at(picture, Math.floor(x / times), Math.floor(y / times)),
  )

/** Made smaller by the mean of squares. */
export const reduced = (picture: GreyPicture, times: number): GreyPicture =>
  drawn(Math.floor(picture.width / times), Math.floor(picture.height / times), (x, y) => {
    let sum = 0
    for (let dy = 0; dy < times; dy += 1)
      for (let dx = 0; dx < times; dx += 1) sum += at(picture, x * times + dx, y * times + dy)
    return sum / times ** 2
  })
