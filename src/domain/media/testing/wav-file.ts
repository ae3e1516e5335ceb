import type { Samples } from '#src/domain/media/testing/sounds.ts'

const text = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0))

export const joined = (...parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const word = (value: number) => Uint8Array.of(value, value >>> 8, value >>> 16, value >>> 24)
const half = (value: number) => Uint8Array.of(value, value >>> 8)

export const chunk = (tag: string, body: Uint8Array, length = body.length): Uint8Array =>
  joined(text(tag), word(length), body, new Uint8Array(body.length % 2))

export const riff = (...chunks: readonly Uint8Array[]): Uint8Array =>
  joined(chunk('RIFF', joined(text('WAVE'), ...chunks)))

/** What a format says, each of which a fixture can make untrue. */
export type Format = {
  coding?: number
  channels?: number
  sampleRate?: number
  bytesPerSecond?: number
  frameBytes?: number
  bitDepth?: number
}

export const format = ({
  sampleRate = 44_100,
  bitDepth = 16,
  coding = 1,
  channels = 2,
  ...said
}: Format): Uint8Array => {
  const { frameBytes = channels * Math.ceil(bitDepth / 8) } = said
  const { bytesPerSecond = sampleRate * frameBytes } = said
  const facts = [half(coding), half(channels), word(sampleRate), word(bytesPerSecond), half(frameBytes), half(bitDepth)]
  return chunk('fmt ', joined(...facts))
}

/** The samples of both channels as they are written, little endian. */
export const pcm = ({ left, right, bitDepth }: Samples): Uint8Array => {
  const size = bitDepth / 8
  const bytes = new Uint8Array(left.length * 2 * size)
  let at = 0
  for (let frame = 0; frame < left.length; frame += 1)
    for (const sample of [left[frame] ?? 0, right[frame] ?? 0])
      for (let byte = 0; byte < size; byte += 1) {
        bytes[at] = sample >> (8 * byte)
        at += 1
      }
  return bytes
}

/** A WAVE file of these samples, as an editor writes it. */
export const wavFile = (samples: Samples): Uint8Array => riff(format(samples), chunk('data', pcm(samples)))
