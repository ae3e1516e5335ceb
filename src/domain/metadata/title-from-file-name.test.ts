import { expect, test } from 'vitest'
import { titleFromFileName, titlesFromFileNames } from '#src/domain/metadata/title-from-file-name.ts'

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

test('when files are numbered in a row, then no number is part of a title', () => {
  const fileNames = Array.from({ length: 12 }, (_, index) => `${index + 1} Città_${index + 1}.wav`)
  const titles = fileNames.map((_, index) => `Città ${index + 1}`)
  expect(titlesFromFileNames(fileNames)).toEqual(titles)
  expect(titlesFromFileNames(fileNames.toReversed())).toEqual(titles.toReversed())
})

test('when files are not numbered in a row, then each has the title that it would have alone', () => {
  expect(titlesFromFileNames(['24 Hours.wav', '01 Ebb.wav'])).toEqual(['24 Hours', 'Ebb'])
  expect(titlesFromFileNames(['1 Ebb.wav'])).toEqual(['1 Ebb'])
  expect(titlesFromFileNames([])).toEqual([])
})
