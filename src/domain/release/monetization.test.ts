import { expect, test } from 'vitest'
import { monetizationProblems, RIGHTS_CLAIMS } from '#src/domain/release/monetization.ts'

const off = { monetization: false, songMonetization: false }

test.each(RIGHTS_CLAIMS.filter((claim) => claim !== 'MONETIZE'))(
  'when the claim is %s, then no monetization is needed',
  (assetsRightsClaim) => {
    expect(monetizationProblems({ ...off, assetsRightsClaim })).toEqual([])
  },
)

test('when the release says so, then a recording has a claim of its own', () => {
  const tracks = [
    { assetId: 'a', rightsClaim: 'MONETIZE' as const },
    { assetId: 'b', rightsClaim: 'BLOCK' as const },
    { assetId: 'c', rightsClaim: null },
    { assetId: 'd' },
  ]
  const release = { ...off, monetization: true, assetsRightsClaim: 'NONE' as const, tracks }
  expect(monetizationProblems(release)).toEqual([])
  expect(monetizationProblems({ ...release, manageAssetsSeparately: true })).toEqual([
    { code: 'CLAIM_EXCLUSIVE', severity: 'WARNING', field: 'tracks.a.rightsClaim' },
  ])
})

test.each([
  [false, false, 'CLAIM_WITHOUT_MONETIZATION'],
  [true, false, 'CLAIM_EXCLUSIVE'],
  [false, true, 'CLAIM_EXCLUSIVE'],
])(
  'when money is claimed with monetization %s and song monetization %s, then the warning is %s',
  (monetization, songMonetization, code) => {
    expect(monetizationProblems({ monetization, songMonetization, assetsRightsClaim: 'MONETIZE' })).toEqual([
      { code, severity: 'WARNING', field: 'assetsRightsClaim' },
    ])
  },
)
