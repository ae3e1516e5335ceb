import { expect, test } from 'vitest'
import type { LabelPrefill } from '#src/domain/label/defaults.ts'
import { takenBack } from '#src/features/releases/workspace/begun.ts'

const before: LabelPrefill = {
  copyrightC: '',
  copyrightP: '',
  genre: '',
  subgenre: '',
  territories: ['WORLD'],
  distributionProviders: [],
}
const filled = { copyrightC: 'Mareggiata', genre: 'Electronic', territories: ['IT', 'FR'] }

test('what a label filled in is taken back, but not what was changed since', () => {
  expect(takenBack(before, filled, { ...before, ...filled })).toEqual({
    copyrightC: '',
    genre: '',
    territories: ['WORLD'],
  })
  expect(takenBack(before, filled, { ...before, ...filled, copyrightC: 'Me', territories: ['IT'] })).toEqual({
    genre: '',
  })
  expect(takenBack(before, {}, before)).toEqual({})
})
