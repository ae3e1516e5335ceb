import { createRandom, type Random } from '#mocks/db/seed/random.ts'
import { addBeat } from '#mocks/sound/drums.ts'
import { addEcho, addNote, hertzOf, type Loop, normalize, SAMPLE_RATE, silentLoop, TONES } from '#mocks/sound/notes.ts'
import type { Layer, Piece } from '#mocks/sound/piece.ts'

type Draw = { piece: Piece; random: Random; loop: Loop; barSamples: number }

/** The notes of a chord, as degrees of the scale. */
const TRIAD = [0, 2, 4]
const SEVENTH = [0, 2, 4, 6]

const eachBar = ({ piece: { chords }, barSamples }: Draw, play: (chord: number, from: number, bar: number) => void) => {
  for (const [bar, chord] of chords.entries()) play(chord, bar * barSamples, bar)
}

/** Held chords, each note twice and a little apart, so that it floats. */
const addPad = (draw: Draw) => {
  const { piece, random, loop, barSamples } = draw
  const tone = random.pick([TONES.soft, TONES.reed])
  const degrees = random.pick([TRIAD, SEVENTH])
  eachBar(draw, (chord, from) => {
    for (const degree of degrees)
      for (const side of [-1, 1])
        addNote(loop, {
          tone,
          hertz: hertzOf(piece.key, piece.isMinor, (chord + degree) % 7, 1) * (1 + side * 0.003),
          from,
          length: Math.round(barSamples * 1.15),
          attack: SAMPLE_RATE * 0.25,
          decay: 0,
          loudness: 1,
          pan: side * 0.6,
        })
  })
}

const addArpeggio = (draw: Draw) => {
  const { piece, random, loop, barSamples } = draw
  const tone = random.pick([TONES.bell, TONES.soft])
  const order = random.pick([
    [0, 2, 4, 7, 4, 2],
    [0, 4, 2, 7],
    [7, 4, 2, 0],
    [0, 2, 4, 2, 7, 4, 9, 4],
  ])
  const steps = piece.beatsPerBar * random.pick(piece.mood === 'CALM' ? [2] : [2, 4])
  eachBar(draw, (chord, from) => {
    for (let step = 0; step < steps; step += 1)
      addNote(loop, {
        tone,
        hertz: hertzOf(piece.key, piece.isMinor, chord + (order[step % order.length] ?? 0), 2),
        from: from + Math.round((step * barSamples) / steps),
        length: Math.round(SAMPLE_RATE * 0.7),
        attack: SAMPLE_RATE * 0.004,
        decay: 0.16,
        loudness: step % 2 === 0 ? 1 : 0.7,
        pan: step % 2 === 0 ? -0.3 : 0.3,
      })
  })
  addEcho(loop, Math.round((barSamples * 3) / (piece.beatsPerBar * 4)), 0.32)
}

const addBass = (draw: Draw) => {
  const { piece, random, loop, barSamples } = draw
  const pattern = random.pick(piece.mood === 'CALM' ? ['x'] : ['x..x..x.', 'x.x.x.xx', 'x...x.x.', '.x.x.x.x'])
  eachBar(draw, (chord, from) => {
    for (const [step, hit] of [...pattern].entries())
      if (hit === 'x')
        addNote(loop, {
          tone: TONES.deep,
          hertz: hertzOf(piece.key, piece.isMinor, chord % 7, 0),
          from: from + Math.round((step * barSamples) / pattern.length),
          length: Math.round((barSamples / pattern.length) * 0.95),
          attack: SAMPLE_RATE * 0.008,
          decay: 0.5,
          loudness: 1,
          pan: 0,
        })
  })
}

/** Without the fourth and the seventh of the scale, nothing clashes with the chords. */
const TUNE = [0, 1, 2, 4, 5, 7, 8, 9]

const addMelody = (draw: Draw) => {
  const { piece, random, loop, barSamples } = draw
  const tone = random.pick([TONES.soft, TONES.bell, TONES.reed])
  let at = random.int(2, 5)
  eachBar(draw, (_chord, from) => {
    const beats = random.pick([
      [0, 1.5, 3],
      [0, 1, 2],
      [0.5, 2],
      [0, 2.5],
    ])
    for (const beat of beats.filter((each) => each < piece.beatsPerBar)) {
      at = Math.min(Math.max(at + random.int(-2, 2), 0), TUNE.length - 1)
      addNote(loop, {
        tone,
        hertz: hertzOf(piece.key, piece.isMinor, TUNE[at] ?? 0, 2),
        from: from + Math.round((beat * barSamples) / piece.beatsPerBar),
        length: Math.round((barSamples / piece.beatsPerBar) * 1.6),
        attack: SAMPLE_RATE * 0.015,
        decay: 0.6,
        loudness: 1,
        pan: 0.15,
      })
    }
  })
  addEcho(loop, Math.round((barSamples * 2) / (piece.beatsPerBar * 2)), 0.25)
}

const addDrums = ({ piece: { mood, beatsPerBar, chords }, random, loop, barSamples }: Draw) =>
  addBeat(loop, { mood, beatsPerBar, bars: chords.length, barSamples }, random)

const ADD: Record<Layer, (draw: Draw) => void> = {
  pad: addPad,
  arpeggio: addArpeggio,
  bass: addBass,
  beat: addDrums,
  melody: addMelody,
}

/** One loop of a layer, as many bars long as there are chords, at full loudness. */
export const loopOf = (piece: Piece, layer: Layer): Loop => {
  const barSamples = Math.round(piece.barSeconds * SAMPLE_RATE)
  const loop = silentLoop(barSamples * piece.chords.length)
  // Each layer has dice of its own: another one changes nothing in it.
  ADD[layer]({ piece, random: createRandom(piece.seed + layer.length * 7919 + layer.charCodeAt(0)), loop, barSamples })
  return normalize(loop)
}
