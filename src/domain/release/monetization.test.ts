import { expect, test } from 'vitest'
import { monetizationProblems, RIGHTS_CLAIMS } from '#src/domain/release/monetization.ts'

const off = { monetization: false, songMonetization: false }

test.each(RIGHTS_CLAIMS.filter((claim) => claim !== 'MONETIZE'))('%s asks for no money', (assetsRightsClaim) => {
  expect(monetizationProblems({ ...off, assetsRightsClaim })).toEqual([])
})

test.each([
  [false, false, 'CLAIM_WITHOUT_MONETIZATION'],
  [true, false, 'CLAIM_EXCLUSIVE'],
  [false, true, 'CLAIM_EXCLUSIVE'],
])('money is claimed with monetization %s and of the songs %s', (monetization, songMonetization, code) => {
  expect(monetizationProblems({ monetization, songMonetization, assetsRightsClaim: 'MONETIZE' })).toEqual([
    { code, severity: 'WARNING', field: 'assetsRightsClaim' },
  ])
})
