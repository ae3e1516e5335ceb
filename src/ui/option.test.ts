import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  indexForKey,
  nearestChoosable,
  nextChoosable,
  type Option,
  withSelected,
  withoutSelected,
} from '#src/ui/option.ts'

const NONE = -1
const list = (...disabled: boolean[]): Option[] =>
  disabled.map((isDisabled, index) => ({ id: String(index), name: `Option ${index}`, disabled: isDisabled }))

describe('nextChoosable', () => {
  test.each([
    ['down from nowhere', list(false, false), NONE, 1, 0],
    ['up from the first', list(false, false, false), 0, -1, 2],
    ['down from the last', list(false, false, false), 2, 1, 0],
    ['down past what cannot be chosen', list(false, true, false), 0, 1, 2],
    ['up past what cannot be chosen', list(false, true, false), 2, -1, 0],
    ['down from the only one that can be chosen', list(true, false), 1, 1, 1],
    ['down where nothing can be chosen', list(true, true), 0, 1, NONE],
    ['down in an empty list', [], NONE, 1, NONE],
  ] as const)('when the choice goes %s, then the index is $4', (_, options, from, step, expected) => {
    expect(nextChoosable(options, from, step)).toBe(expected)
  })

  test('when an option is enabled, then an enabled option is found', () => {
    const lists = fc.array(fc.boolean(), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(lists, fc.nat(29), fc.constantFrom(1 as const, -1 as const), (disabled, from, step) => {
        const options = list(...disabled)
        const index = nextChoosable(options, from % options.length, step)
        if (disabled.every(Boolean)) expect(index).toBe(NONE)
        else expect(options[index]?.disabled).toBe(false)
      }),
    )
  })
})

const KEYS = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End']

describe('indexForKey', () => {
  const twelve = list(...Array.from({ length: 12 }, () => false))
  test.each([
    ['ArrowDown', NONE, 0],
    ['ArrowUp', NONE, 11],
    ['ArrowDown', 11, 0],
    ['PageDown', NONE, 4],
    ['PageDown', 2, 7],
    ['PageDown', 9, 11],
    ['PageUp', 9, 4],
    ['PageUp', 3, 0],
    ['Home', 7, 0],
    ['End', 3, 11],
    ['a', 3, undefined],
  ])('when %s is pressed at index %i of twelve, then the index is %s', (key, from, expected) => {
    expect(indexForKey(key, twelve, from)).toBe(expected)
  })

  test('when an option is enabled, then every key leads to an enabled option', () => {
    const lists = fc.array(fc.boolean(), { maxLength: 30 })
    fc.assert(
      fc.property(lists, fc.integer({ min: -1, max: 29 }), fc.constantFrom(...KEYS), (disabled, from, key) => {
        const options = list(...disabled)
        const index = indexForKey(key, options, Math.min(from, options.length - 1)) ?? NONE
        if (disabled.every(Boolean)) expect(index).toBe(NONE)
        else expect(options[index]?.disabled).toBe(false)
      }),
    )
  })

  test('when an option is disabled, then the nearest enabled one replaces it', () => {
    expect(nearestChoosable(list(false, true, true, false), 2)).toBe(3)
    expect(nearestChoosable(list(true, true), 0)).toBe(NONE)
  })
})

const option = fc.record({ id: fc.constantFrom(...'abcdefgh'), name: fc.string(), fixed: fc.boolean() })
const options = fc.uniqueArray(option, { selector: ({ id }) => id })
const named = (...ids: string[]): Option[] => ids.map((id) => ({ id, name: id }))
const idsOf = (all: readonly Option[]) => all.map(({ id }) => id).join('')

describe('the chosen options (access-5.8)', () => {
  test.each([
    ['one more', 'ab', 'c', undefined, 'abc'],
    ['several at once', 'a', 'bc', undefined, 'abc'],
    ['none twice', 'ab', 'ba', undefined, 'ab'],
    ['only as many as the maximum', 'a', 'bcd', 3, 'abc'],
    ['nothing, once the maximum is reached', 'ab', 'c', 2, 'ab'],
  ])('when options are added, then they take %s', (_, chosen, added, maximum, expected) => {
    expect(idsOf(withSelected(named(...chosen), named(...added), maximum))).toBe(expected)
  })

  test('when any options are added, then they are never more than the maximum, never twice, and stay in their order', () => {
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

  test('when one is removed, then it goes unless it is fixed', () => {
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
