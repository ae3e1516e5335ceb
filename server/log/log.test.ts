import { expect, test } from 'vitest'
import { createLog } from './log.ts'

const written = (work: (log: ReturnType<typeof createLog>) => void): string => {
  const lines: string[] = []
  work(createLog('trace', { write: (line) => void lines.push(line) }))
  return lines.join('')
}

test.each(['password', 'currentPassword', 'token', 'accessToken', 'deviceToken', 'otp', 'code', 'authorization'])(
  'when a field is called %s, then its value is not logged, however deep',
  (name) => {
    const entry = { [name]: 'hidden', input: { [name]: 'hidden' }, request: { headers: { [name]: 'hidden' } } }
    const text = written((log) => log.info(entry, 'an entry'))
    expect(text).toContain('an entry')
    expect(text).not.toContain('hidden')
  },
)

test('when an error is logged, then its kind and its place are written, and no value', () => {
  const cause = new Error('hidden cause')
  const error = Object.assign(new TypeError('Key (email)=(hidden) exists\n  hidden line', { cause }), {
    code: '23505',
    detail: 'hidden',
    parameters: ['hidden'],
  })
  const text = written((log) => log.error({ path: 'auth.signUp', error }, 'a call failed'))
  expect(text).toContain('"type":"TypeError","reason":"23505"')
  expect(text).toContain('log.test.ts')
  expect(text).not.toContain('hidden')
})

test('when what is thrown is no error, then its type is logged', () => {
  expect(written((log) => log.error({ error: 'hidden' }, 'a call failed'))).toMatch(/"error":\{"type":"string"\}/)
})
