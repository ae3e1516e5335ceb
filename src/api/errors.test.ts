import { TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import { apiError, isClientError, isUnreachable } from '#src/api/errors.ts'

const said = (data: object) =>
  TRPCClientError.from({ error: { code: -32_012, message: 'LABEL_HAS_RELEASES', data } }, {})
const code = 'PRECONDITION_FAILED'

test('when dependents prevent a deletion, then the error names them', () => {
  const dependents = [{ id: '1', name: 'Blue Window' }]
  const error = said({ code, httpStatus: 412, dependents })
  expect(apiError(error)).toEqual({ code, message: 'LABEL_HAS_RELEASES', fields: {}, current: undefined, dependents })
  expect(isClientError(error)).toBe(true)
})

test('when an error has no dependents, then their list is empty', () => {
  expect(apiError(said({ code, httpStatus: 412 }))).toMatchObject({ fields: {}, dependents: [] })
})

test.each([new Error('other'), new TRPCClientError('away')])(
  'when the error is “%s”, then it holds no answer, and counts as unreachable only if a call made it',
  (error) => {
    expect(apiError(error)).toBeNull()
    expect(isUnreachable(error)).toBe(error instanceof TRPCClientError)
  },
)
