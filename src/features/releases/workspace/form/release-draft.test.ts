import { describe, expect, test } from 'vitest'
import { duplicateRelease } from '#src/features/releases/workspace/form/release-draft.ts'
import { emptyRelease, type ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { newTrack } from '#src/features/releases/workspace/tracks/tracklist.ts'

const TODAY = '2026-11-21'
const ID = '6f1b8c1e-1111-4111-8111-111111111111'
const release: ReleaseForm = {
  ...emptyRelease('EP', 'Paper Boats'),
  revision: 7,
  cover: { fileId: ID, url: 'blob:cover' },
  barcode: '5901234123457',
  catalogNumber: 'LAN-12',
  genre: 'Pop',
  alreadyReleased: true,
  releaseDate: '2020-01-01',
  consumerReleaseDate: '2026-11-20',
  consumerReleaseTime: '18:00',
  tracks: [{ ...newTrack(ID, '01 Paper Boats.wav', emptyRelease('EP', '')), revision: 3, isrc: 'ITL4N2600001' }],
}

describe('a duplicate of a release', () => {
  test('when it is made, then it has all values but the unique ones and past dates', () => {
    const { values, leftOut } = duplicateRelease(release, TODAY)
    expect(leftOut).toEqual(['barcode', 'catalogNumber', 'consumerReleaseDate', 'releaseDate'])
    expect(values).toEqual({
      ...release,
      revision: null,
      barcode: '',
      catalogNumber: '',
      releaseDate: '',
      consumerReleaseDate: '',
    })
  })

  test('when a date is today or later, then it is taken over', () => {
    const dated = { ...release, barcode: '', catalogNumber: '', releaseDate: '', consumerReleaseDate: TODAY }
    expect(duplicateRelease({ ...dated, preOrderDate: '2026-11-22' }, TODAY)).toEqual({
      values: { ...dated, preOrderDate: '2026-11-22', revision: null },
      leftOut: [],
    })
  })
})
