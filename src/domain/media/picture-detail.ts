/** Brightness of each pixel, 0 to 255, row after row. */
export type GreyPicture = { pixels: Uint8Array; width: number; height: number }

/** The standard deviation of brightness: 0 for one flat colour. */
export const contrastOf = ({ pixels }: GreyPicture): number => {
  let [sum, squares] = [0, 0]
  for (const pixel of pixels) {
    sum += pixel
    squares += pixel * pixel
  }
  const mean = sum / Math.max(pixels.length, 1)
  return Math.sqrt(Math.max(0, squares / Math.max(pixels.length, 1) - mean * mean))
}

/** Variance of the Laplacian over variance: about 20 for noise, far below 1 where no edge is sharp; 0 without contrast. */
export const sharpnessOf = ({ pixels, width, height }: GreyPicture): number => {
  let [count, sum, squares] = [0, 0, 0]
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const around =
        (pixels[at - 1] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at - width] ?? 0) + (pixels[at + width] ?? 0)
      const edge = around - 4 * (pixels[at] ?? 0)
      count += 1
      sum += edge
      squares += edge * edge
    }
  const contrast = contrastOf({ pixels, width, height })
  if (count === 0 || contrast === 0) return 0
  return (squares / count - (sum / count) ** 2) / contrast ** 2
}

/** In place, of a power of two of values (Cooley and Tukey). */
const transform = (real: Float64Array, imaginary: Float64Array) => {
  const size = real.length
  for (let at = 1, other = 0; at < size; at += 1) {
    let bit = size >> 1
    for (; other & bit; bit >>= 1) other ^= bit
    other ^= bit
    if (at < other) [real[at], real[other]] = [real[other] ?? 0, real[at] ?? 0]
  }
  for (let span = 2; span <= size; span *= 2)
    for (let index = 0; index < span / 2; index += 1) {
      const [cos, sin] = [Math.cos((-2 * Math.PI * index) / span), Math.sin((-2 * Math.PI * index) / span)]
      for (let even = index; even < size; even += span) {
        const odd = even + span / 2
        const re = (real[odd] ?? 0) * cos - (imaginary[odd] ?? 0) * sin
        const im = (real[odd] ?? 0) * sin + (imaginary[odd] ?? 0) * cos
        real[odd] = (real[even] ?? 0) - re
        imaginary[odd] = (imaginary[even] ?? 0) - im
        real[even] = (real[even] ?? 0) + re
        imaginary[even] = (imaginary[even] ?? 0) + im
      }
    }
}

const HALF = 0.5

/** The energy of one line in its upper half of frequencies, and in all of them but the mean. */
const lineEnergy = (line: (index: number) => number, size: number) => {
  const real = new Float64Array(size)
  let mean = 0
  for (let index = 0; index < size; index += 1) mean += line(index) / size
  // A window, because the two ends of a line do not meet.
  for (let index = 0; index < size; index += 1)
    real[index] = (line(index) - mean) * (HALF - HALF * Math.cos((2 * Math.PI * index) / size))
  const imaginary = new Float64Array(size)
  transform(real, imaginary)
  let [upper, all] = [0, 0]
  for (let index = 1; index <= size / 2; index += 1) {
    const energy = (real[index] ?? 0) ** 2 + (imaginary[index] ?? 0) ** 2
    all += energy
    if (index > size / 4) upper += energy
  }
  return { upper, all }
}

/** The share of energy in the upper half of the spectrum, over all lines and columns of a square of a power of two. */
export const detailOf = ({ pixels, width: size }: GreyPicture): number => {
  let [upper, all] = [0, 0]
  for (let fixed = 0; fixed < size; fixed += 1)
    for (const line of [
      (index: number) => pixels[fixed * size + index] ?? 0,
      (index: number) => pixels[index * size + fixed] ?? 0,
    ]) {
      const energy = lineEnergy(line, size)
      upper += energy.upper
      all += energy.all
    }
  return all === 0 ? 0 : upper / all
}

const LARGEST_STEP = 12
const ACTIVE_FROM = 6

/** Whether brightness changes at every n-th pixel of a line only, as it does where pixels were repeated. */
const isStepped = (changes: readonly number[]): boolean => {
  const total = changes.reduce((sum, change) => sum + change, 0)
  const active = changes.filter((change) => change > total / changes.length / 4).length
  if (total === 0 || active < ACTIVE_FROM) return false
  for (let step = 2; step <= LARGEST_STEP; step += 1)
    for (let phase = 0; phase < step; phase += 1) {
      const onGrid = changes.filter((_, index) => index % step === phase).reduce((sum, change) => sum + change, 0)
      if (onGrid > total * 0.9) return true
    }
  return false
}

/** Whether each pixel was repeated several times, across and down. */
export const isPixelated = ({ pixels, width, height }: GreyPicture): boolean => {
  const across = Array<number>(width - 1).fill(0)
  const down = Array<number>(height - 1).fill(0)
  for (let y = 0; y < height - 1; y += 1)
    for (let x = 0; x < width - 1; x += 1) {
      const here = pixels[y * width + x] ?? 0
      across[x] = (across[x] ?? 0) + Math.abs((pixels[y * width + x + 1] ?? 0) - here)
      down[y] = (down[y] ?? 0) + Math.abs((pixels[(y + 1) * width + x] ?? 0) - here)
    }
  return isStepped(across) && isStepped(down)
}
