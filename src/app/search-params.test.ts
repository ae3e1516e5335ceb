import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '#src/app/search-params.ts'
import { LIST_DEFAULTS, PAGE_SIZES } from '#src/domain/navigation/list-defaults.ts'
import { editSearchParams, listSearchParams } from '#src/shared/page/search-params.ts'
import { parseReferralCode } from '#src/domain/auth/referral-code.ts'

/** Texts that a parser of types would turn into something else. */
const MISLEADING = ['1e5', '100000', 'true', 'false', 'null', '007', '0012', '{}', '[]', '"a"', '0x10', '-0', ' ', '']
const text = fc.oneof(fc.constantFrom(...MISLEADING), fc.string({ unit: 'grapheme' }))

test.each(MISLEADING)('when an address has %j, then it is parsed as this text', (value) => {
  expect(parseSearch(`?code=${encodeURIComponent(value)}`)).toEqual({ code: value })
})

test('a text is the same after it was written to an address and parsed', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), text), (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual({ ...search })
    }),
  )
})

test('an invite code is the same after it was written to an address and parsed', () => {
  for (const code of ['1e5', '1234567890', 'true', 'null', '0012345678', '12e4567890'])
    expect(parseReferralCode(parseSearch(stringifySearch({ code }))['code'])).toBe(code)
})

describe('the state of a list', () => {
  const schema = listSearchParams(['name'])
  test('is the same after it was written to an address and parsed', () => {
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
    'when the address has %s, then it is the default',
    (search) => {
      expect(schema.parse(parseSearch(`?${search}`))).toEqual(LIST_DEFAULTS)
    },
  )
})

test('the edit mode is the same after it was written to an address and parsed', () => {
  expect(editSearchParams.parse(parseSearch(stringifySearch({ edit: true })))).toEqual({ edit: true })
  expect(editSearchParams.parse(parseSearch('?edit=1'))).toEqual({ edit: undefined })
})
