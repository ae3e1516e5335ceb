import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withSelected, withoutSelected } from '#src/ui/selected-options.ts'
import type { Option } from '#src/ui/option.ts'

const option = fc.record({ id: fc.constantFrom(...'abcdefgh'), name: fc.string(), fixed: fc.boolean() })
const options = fc.uniqueArray(option, { selector: ({ id }) => id })
const named = (...ids: string[]): Option[] => ids.map((id) => ({ id, name: id }))
const idsOf = (all: readonly Option[]) => all.map(({ id }) => id).join('')

describe('several things that are chosen (access-5.8)', () => {
  test.each([
    ['one more', 'ab', 'c', undefined, 'abc'],
    ['several at once', 'a', 'bc', undefined, 'abc'],
    ['none twice', 'ab', 'ba', undefined, 'ab'],
    ['as many as there may be', 'a', 'bcd', 3, 'abc'],
    ['nothing, once there are enough', 'ab', 'c', 2, 'ab'],
  ])('take %s', (_, chosen, added, maximum, expected) => {
    expect(idsOf(withSelected(named(...chosen), named(...added), maximum))).toBe(expected)
  })

  test('are never more than the maximum, never twice, and stay in their order', () => {
    fc.assert(
      fc.property(options, options, fc.nat(10), (chosen, added, more) => {
        const maximum = chosen.length + more
        const all = withSelected(chosen, added, maximum)
        expect(all.length).toBeLessThanOrEqual(maximum)
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
        expect(all.slice(0, chosen.length)).toEqual(chosen)
      }),
    )
  })

  test('lose the one that is taken away, and never what is fixed', () => {
    fc.assert(
      fc.property(options, fc.constantFrom(...'abcdefgh'), (chosen, id) => {
        const left = withoutSelected(chosen, id)
        const fixed = chosen.filter((one) => one.fixed)
        expect(left.filter((one) => one.fixed === true)).toEqual(fixed)
        expect(left).toEqual(chosen.filter((one) => one.id !== id || one.fixed))
      }),
    )
    const fixed = [{ id: 'a', name: 'A', fixed: true }]
    expect(withoutSelected(fixed, 'a')).toBe(fixed)
  })
})
