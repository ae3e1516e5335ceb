import { expect, test } from 'vitest'
import { titleFromFileName } from '#src/domain/metadata/title-from-file-name.ts'

test.each([
  ['01 - Blue_Moon.wav', 'Blue Moon'],
  ['001_Blue  Moon.aiff', 'Blue Moon'],
  [' 3 - Blue .wav', 'Blue'],
  ['1.Blue.wav', 'Blue'],
  ['02 Hours.mp3', 'Hours'],
  ['24 - Hours.flac', 'Hours'],
  ['24 Hours.wav', '24 Hours'],
  ['2001 - Odyssey.wav', '2001 - Odyssey'],
  ['Blue.Moon.wav', 'Blue.Moon'],
  ['Blue.toolong', 'Blue.toolong'],
  ['1999.wav', '1999'],
  ['.wav', ''],
])('when a file is called “%s”, then its first title is “%s”', (name, title) => {
  expect(titleFromFileName(name)).toBe(title)
})
