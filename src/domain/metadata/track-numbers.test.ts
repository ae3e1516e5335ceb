import { expect, test } from 'vitest'
import { isNumberedRow, positionsOf, withoutTrackNumber } from '#src/domain/metadata/track-numbers.ts'

test.each([
  [
    ['01 Ebb.wav', '2. Flow.wav', '003-Drift.wav', '4.wav'],
    [1, 2, 3, 4],
  ],
  [
    ['Ebb.wav', '1999.wav', '1st.wav', ''],
    [null, null, null, null],
  ],
  [['1-03 Ebb.wav'], [3]],
  [
    ['1-01 Ebb.wav', '2-01 Flow.wav', '1-02 Drift.wav', '2-02 Lead.wav'],
    [1, 3, 2, 4],
  ],
  [
    ['1-01 Ebb.wav', '2-01 Flow.wav', '1-03 Drift.wav'],
    [1, null, 3],
  ],
  [
    ['01-99 Problems.wav', '02 Flow.wav'],
    [1, 2],
  ],
])('when files are named %j, then their positions are %j', (fileNames, positions) => {
  expect(positionsOf(fileNames)).toEqual(positions)
})

test.each([
  [['2 Ebb.wav', '1 Flow.wav', '3 Drift.wav'], true],
  [['1-1 Ebb.wav', '1-2 Flow.wav', '2-1 Drift.wav'], true],
  [['1 Ebb.wav'], false],
  [['1 Ebb.wav', '3 Flow.wav'], false],
  [['1 Ebb.wav', '1 Flow.wav'], false],
  [['1 Ebb.wav', '2 Flow.wav', 'Drift.wav'], false],
  [[], false],
])('when files are named %j, then it is %j that they are numbered in a row', (fileNames, isRow) => {
  expect(isNumberedRow(fileNames)).toBe(isRow)
})

test.each([
  ['11 Città 11.wav', 'Città 11'],
  ['1-03 Ebb.wav', 'Ebb'],
  ['07.wav', '07'],
])('when a file is named “%s”, then without its number it is “%s”', (fileName, rest) => {
  expect(withoutTrackNumber(fileName)).toBe(rest)
})
