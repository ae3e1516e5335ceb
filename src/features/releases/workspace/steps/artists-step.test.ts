import { expect, test } from 'vitest'
import type { LabelPrefill } from '#src/domain/label/defaults.ts'
import { prefillToUndo } from '#src/features/releases/workspace/steps/artists-step.tsx'

const before: LabelPrefill = {
  copyrightC: '',
  copyrightP: '',
  genre: '',
  subgenre: '',
  territories: ['WORLD'],
  distributionProviders: [],
}
const filled = { copyrightC: 'Mareggiata', genre: 'Electronic', territories: ['IT', 'FR'] }

test('when prefilling is undone, then fields that were changed since stay', () => {
  expect(prefillToUndo(before, filled, { ...before, ...filled })).toEqual({
    copyrightC: '',
    genre: '',
    territories: ['WORLD'],
  })
  expect(prefillToUndo(before, filled, { ...before, ...filled, copyrightC: 'Me', territories: ['IT'] })).toEqual({
    genre: '',
  })
  expect(prefillToUndo(before, {}, before)).toEqual({})
})
