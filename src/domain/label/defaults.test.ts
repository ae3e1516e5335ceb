import { describe, expect, test } from 'vitest'
import {
  areDefaultTerritories,
  type LabelPrefill,
  prefillFromLabel,
  isDefaultSubgenre,
  type LabelDefaults,
  NO_LABEL_DEFAULTS,
} from '#src/domain/label/defaults.ts'

const defaults: LabelDefaults = {
  copyrightC: 'Mareggiata',
  copyrightP: 'Lanterna Dischi',
  genre: 'Electronic',
  subgenre: 'Ambient',
  territories: ['IT', 'SM'],
  distributionProviders: ['s1', 's2'],
}
const empty: LabelPrefill = {
  copyrightC: '',
  copyrightP: ' ',
  genre: '',
  subgenre: '',
  territories: ['WORLD'],
  distributionProviders: [],
}

describe('what a label begins of a release', () => {
  test('is all that is empty', () => {
    expect(prefillFromLabel(defaults, empty)).toEqual(defaults)
  })

  test('is nothing that somebody filled in', () => {
    const typed: LabelPrefill = {
      copyrightC: 'Me',
      copyrightP: 'Me too',
      genre: 'Pop',
      subgenre: '',
      territories: ['FR'],
      distributionProviders: ['s9'],
    }
    expect(prefillFromLabel(defaults, typed)).toEqual({})
    expect(prefillFromLabel(defaults, { ...typed, copyrightP: '' })).toEqual({ copyrightP: 'Lanterna Dischi' })
  })

  test('is nothing when the label says nothing, or what is there already', () => {
    expect(prefillFromLabel(NO_LABEL_DEFAULTS, empty)).toEqual({})
    expect(prefillFromLabel({ ...NO_LABEL_DEFAULTS, territories: ['WORLD'] }, empty)).toEqual({})
    expect(prefillFromLabel({ ...NO_LABEL_DEFAULTS, subgenre: 'Ambient' }, empty)).toEqual({})
  })
})

test.each([
  [[], true],
  [['WORLD'], true],
  [['IT', 'FR'], true],
  [['IT', 'IT'], false],
  [['XX'], false],
])('%j as territories: %s', (codes, expected) => {
  expect(areDefaultTerritories(codes)).toBe(expected)
})

test.each([
  [null, null, true],
  ['Pop', null, true],
  ['Pop', 'Indie Pop', true],
  ['Pop', 'Trap', false],
  [null, 'Trap', false],
])('%s with %s: %s', (genre, subgenre, expected) => {
  expect(isDefaultSubgenre({ genre, subgenre })).toBe(expected)
})
