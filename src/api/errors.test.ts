import { TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import { apiError, isClientError, isUnreachable } from '#src/api/errors.ts'

const said = (data: object) =>
  TRPCClientError.from({ error: { code: -32_012, message: 'LABEL_HAS_RELEASES', data } }, {})
const code = 'PRECONDITION_FAILED'

test('an error names the dependents that prevent a deletion', () => {
  const dependents = [{ id: '1', name: 'Blue Window' }]
  const error = said({ code, httpStatus: 412, dependents })
  expect(apiError(error)).toEqual({ code, message: 'LABEL_HAS_RELEASES', fields: {}, current: undefined, dependents })
  expect(isClientError(error)).toBe(true)
})

test('an error without dependents has an empty list', () => {
  expect(apiError(said({ code, httpStatus: 412 }))).toMatchObject({ fields: {}, dependents: [] })
})

test.each([new Error('other'), new TRPCClientError('away')])('%s is no answer', (error) => {
  expect(apiError(error)).toBeNull()
  expect(isUnreachable(error)).toBe(error instanceof TRPCClientError)
})
