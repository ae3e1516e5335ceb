import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '#src/app/search-params.ts'
import { editSearchParams, LIST_DEFAULTS, listSearchParams, PAGE_SIZES } from '#src/shared/page/search-params.ts'
import { parseReferralCode } from '#src/domain/auth/referral-code.ts'

/** What reads like something else than text to whoever guesses. */
const MISLEADING = ['1e5', '100000', 'true', 'false', 'null', '007', '0012', '{}', '[]', '"a"', '0x10', '-0', ' ', '']
const text = fc.oneof(fc.constantFrom(...MISLEADING), fc.string({ unit: 'grapheme' }))

test.each(MISLEADING)('an address with %j means these letters', (value) => {
  expect(parseSearch(`?code=${encodeURIComponent(value)}`)).toEqual({ code: value })
})

test('text survives the address, whatever it looks like', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), text), (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual({ ...search })
    }),
  )
})

test('an invite code arrives as it was sent', () => {
  for (const code of ['1e5', '1234567890', 'true', 'null', '0012345678', '12e4567890'])
    expect(parseReferralCode(parseSearch(stringifySearch({ code }))['code'])).toBe(code)
})

describe('the state of a list', () => {
  const schema = listSearchParams(['name'])
  test('survives the address', () => {
    const state = fc.record({
      page: fc.integer({ min: 1 }),
      perPage: fc.constantFrom(...PAGE_SIZES),
      search: text,
      sortBy: fc.constantFrom('name', 'createdAt'),
      sortDir: fc.constantFrom('asc', 'desc'),
      columns: fc.constantFrom('', 'name.status'),
    })
    fc.assert(
      fc.property(state, (search) => {
        expect(schema.parse(parseSearch(stringifySearch(search)))).toEqual(search)
      }),
    )
  })

  test.each(['page=0', 'page=1.5', 'page=two', 'page=', 'page=-1', 'page=Infinity', 'perPage=7'])(
    'is the default where the address says %s',
    (search) => {
      expect(schema.parse(parseSearch(`?${search}`))).toEqual(LIST_DEFAULTS)
    },
  )
})

test('that something is being edited survives the address', () => {
  expect(editSearchParams.parse(parseSearch(stringifySearch({ edit: true })))).toEqual({ edit: true })
  expect(editSearchParams.parse(parseSearch('?edit=1'))).toEqual({ edit: undefined })
})
