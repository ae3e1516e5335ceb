import { expect, test } from 'vitest'
import { soundFormatText } from '#src/shared/media/master.ts'

test.each([
  ['en', 44_100, 'WAV 44.1 kHz / 24 bit'],
  ['it', 44_100, 'WAV 44,1 kHz / 24 bit'],
  ['it', 48_000, 'WAV 48 kHz / 24 bit'],
])('when the language is %s, then a sample rate of %i is written as in it', (language, sampleRate, text) => {
  expect(soundFormatText({ container: 'WAV', sampleRate, bitDepth: 24 }, language)).toBe(text)
})
