import { CLIPPED_SAMPLES, SILENCE_DB_BELOW_FULL } from '#src/domain/limits.ts'
import { createPowerMeter, integratedLoudness } from '#src/domain/media/loudness.ts'
import type { Stereo } from '#src/domain/media/pcm.ts'
import { PEAK_OF_SILENCE, type SoundReport, WAVEFORM_POINTS, writePeaks } from '#src/domain/media/sound-report.ts'
import { addPowers, cutOffOf, WINDOW } from '#src/domain/media/spectrum.ts'

/** What a header says of the sound that follows; `frames` is how many samples each channel has. */
export type Sound = { sampleRate: number; bitDepth: number; frames: number }

/** Louder than this is not silence, as a share of full scale. */
const AUDIBLE = 10 ** (-SILENCE_DB_BELOW_FULL / 20)
/** Two channels that differ by no more than the noise of 16 bit are the same. */
const SAME = 2 * 2 ** -15
const WINDOWS = 256
const STEPS_A_SECOND = 10
const decibelsOf = (level: number) =>
  level === 0 ? PEAK_OF_SILENCE : Math.max(PEAK_OF_SILENCE, 20 * Math.log10(level))
// Adding nothing makes of -0 a 0.
const tenths = (value: number) => Math.round(value * 10) / 10 + 0

/** How far the samples go up or down. Two numbers at a time: a processor has time for both. */
const loudestOf = (samples: Float32Array, from: number, to: number): number => {
  let [high, low] = [0, 0]
  for (let index = from; index < to; index += 1) {
    const sample = samples[index] ?? 0
    high = sample > high ? sample : high
    low = sample < low ? sample : low
  }
  return high > -low ? high : -low
}

/** One channel: its loudest sample, and how often it clips. */
const createChannel = ({ bitDepth }: Sound) => {
  const fullScale = 1 - 2 ** (1 - Math.min(bitDepth, 24))
  let peak = 0
  let row = 0
  let runs = 0

  const countFull = (samples: Float32Array, from: number, to: number) => {
    for (let index = from; index < to; index += 1) {
      row = Math.abs(samples[index] ?? 0) >= fullScale ? row + 1 : 0
      if (row === CLIPPED_SAMPLES + 1) runs += 1
    }
  }

  /** The loudest sample from one index to another. */
  const add = (samples: Float32Array, from: number, to: number): number => {
    const loudest = loudestOf(samples, from, to)
    // Hardly any piece of a sound is at full scale: only those are looked at sample by sample.
    if (loudest >= fullScale) countFull(samples, from, to)
    else row = 0
    if (loudest > peak) peak = loudest
    return loudest
  }
  return { add, peak: () => peak, runs: () => runs }
}

/** The average spectrum of some windows, evenly spread over the sound, of either channel in turn. */
const createSpectrum = ({ sampleRate, frames }: Sound) => {
  const powers = new Float64Array(WINDOW / 2)
  const window = new Float64Array(WINDOW)
  const stride = Math.max(WINDOW, Math.floor(frames / WINDOWS))
  let filled = 0
  let start = 0
  let audible = 0

  const add = ({ left, right }: Stereo, position: number, count: number) => {
    while (start + filled < position + count) {
      const channel = (start / stride) % 2 === 0 ? left : right
      const from = start + filled - position
      const part = channel.subarray(from, Math.min(count, from + WINDOW - filled))
      window.set(part, filled)
      filled += part.length
      if (filled < WINDOW) return
      if (window.some((sample) => Math.abs(sample) > AUDIBLE)) {
        addPowers(window, powers)
        audible += 1
      }
      filled = 0
      start += stride
    }
  }
  return { add, cutOff: () => (audible === 0 ? null : cutOffOf(powers, sampleRate)) }
}

/** Listens to a stereo sound, piece by piece; its memory does not grow with it, but for two numbers a second. */
export const createSoundMeter = (sound: Sound) => {
  const { sampleRate, frames } = sound
  const [left, right] = [createChannel(sound), createChannel(sound)]
  const power = createPowerMeter(sampleRate)
  const spectrum = createSpectrum(sound)
  const step = Math.max(1, Math.round(sampleRate / STEPS_A_SECOND))
  const powers: number[] = []
  const levels = Array.from({ length: WAVEFORM_POINTS }, () => 0)
  let position = 0
  let difference = 0
  let firstAudible: number | null = null
  let lastAudible = 0

  const isAudible = ({ left, right }: Stereo, index: number) =>
    Math.abs(left[index] ?? 0) > AUDIBLE || Math.abs(right[index] ?? 0) > AUDIBLE

  const noteAudible = (stereo: Stereo, from: number, to: number) => {
    if (firstAudible === null) {
      let first = from
      while (!isAudible(stereo, first)) first += 1
      firstAudible = position + first
    }
    let last = to - 1
    while (!isAudible(stereo, last)) last -= 1
    lastAudible = position + last
  }
  const noteDifference = ({ left, right }: Stereo, from: number, to: number) => {
    for (let index = from; index < to && difference <= SAME; index += 1)
      difference = Math.max(difference, Math.abs((left[index] ?? 0) - (right[index] ?? 0)))
  }

  // Where nobody knows how long the sound is, all of it is the last point.
  const pointOf = (frame: number) =>
    frames === 0 ? WAVEFORM_POINTS - 1 : Math.min(WAVEFORM_POINTS - 1, Math.floor((frame * WAVEFORM_POINTS) / frames))
  const endOfPoint = (point: number) => Math.ceil(((point + 1) * frames) / WAVEFORM_POINTS)

  /** The next `count` samples of both channels. */
  const add = (stereo: Stereo, count: number) => {
    spectrum.add(stereo, position, count)
    for (let from = 0; from < count;) {
      const frame = position + from
      const point = pointOf(frame)
      const endOfStep = (Math.floor(frame / step) + 1) * step
      const end = Math.min(
        endOfStep,
        Math.max(frame + 1, point === WAVEFORM_POINTS - 1 ? endOfStep : endOfPoint(point)),
      )
      const to = Math.min(count, end - position)
      const loudest = Math.max(left.add(stereo.left, from, to), right.add(stereo.right, from, to))
      power.add(stereo, from, to)
      levels[point] = Math.max(levels[point] ?? 0, loudest)
      if (loudest > AUDIBLE) noteAudible(stereo, from, to)
      noteDifference(stereo, from, to)
      if (position + to === endOfStep) powers.push(power.take() / step)
      from = to
    }
    position += count
  }

  const millisecondsOf = (count: number) => Math.round((count / sampleRate) * 1000)
  const silentChannel = () => {
    const [leftSilent, rightSilent] = [left.peak() <= AUDIBLE, right.peak() <= AUDIBLE]
    if (leftSilent === rightSilent) return null
    return leftSilent ? 'LEFT' : 'RIGHT'
  }

  /** The report of what was added until now. */
  const report = (): SoundReport => {
    const silent = firstAudible === null
    const loudness = integratedLoudness(powers)
    return {
      durationMs: millisecondsOf(position),
      peak: tenths(decibelsOf(Math.max(left.peak(), right.peak()))),
      loudness: loudness === null ? null : tenths(loudness),
      clippedRuns: Math.max(left.runs(), right.runs()),
      silenceAtStartMs: millisecondsOf(firstAudible ?? position),
      silenceAtEndMs: millisecondsOf(silent ? position : position - lastAudible - 1),
      dualMono: !silent && difference <= SAME,
      silent,
      silentChannel: silentChannel(),
      cutOffHz: spectrum.cutOff(),
      peaks: writePeaks(levels),
    }
  }
  return { add, report, frames: () => position }
}
