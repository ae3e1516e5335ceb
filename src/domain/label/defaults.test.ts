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

describe('the defaults of a label', () => {
  test('when the fields of a release are empty, then all defaults fill them', () => {
    expect(prefillFromLabel(defaults, empty)).toEqual(defaults)
  })

  test('when somebody filled in a field, then no default replaces it', () => {
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

  test('when there is no default, or only what is there already, then nothing is filled in', () => {
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
])('when it is asked whether %j can be the default territories, then the answer is %s', (codes, expected) => {
  expect(areDefaultTerritories(codes)).toBe(expected)
})

test.each([
  [null, null, true],
  ['Pop', null, true],
  ['Pop', 'Indie Pop', true],
  ['Pop', 'Trap', false],
  [null, 'Trap', false],
])(
  'when it is asked whether the genre %s can have the default subgenre %s, then the answer is %s',
  (genre, subgenre, expected) => {
    expect(isDefaultSubgenre({ genre, subgenre })).toBe(expected)
  },
)
