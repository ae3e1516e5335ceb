import { expect, test } from 'vitest'
import { postalAddress } from '#src/domain/contact/postal-address.ts'

test.each([
  ['Genova', 'Genova', '16124 Genova'],
  ['Genova', ' genova', '16124 Genova'],
  ['Rapallo', 'Genova', '16124 Rapallo Genova'],
  ['Genova', 'GE', '16124 Genova GE'],
  ['Genova', null, '16124 Genova'],
  ['', 'Genova', '16124 Genova'],
])('when the city is %j and the province %j, then the line is %j', (city, province, line) => {
  expect(postalAddress({ address: 'Via Garibaldi 1', postalCode: '16124', city, province })).toBe(
    `Via Garibaldi 1\n${line}`,
  )
})

test('when nothing is known of an address, then nothing is said', () => {
  expect(postalAddress({ address: null, postalCode: undefined, city: '', province: null })).toBe('')
})
