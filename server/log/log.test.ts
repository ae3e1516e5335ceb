import { expect, test } from 'vitest'
import { createLog } from './log.ts'

const written = (work: (log: ReturnType<typeof createLog>) => void): string => {
  const lines: string[] = []
  work(createLog('trace', { write: (line) => void lines.push(line) }))
  return lines.join('')
}

test.each(['password', 'currentPassword', 'token', 'accessToken', 'deviceToken', 'otp', 'code', 'authorization'])(
  'what is called %s is not written, however deep',
  (name) => {
    const entry = { [name]: 'hidden', input: { [name]: 'hidden' }, request: { headers: { [name]: 'hidden' } } }
    const text = written((log) => log.info(entry, 'an entry'))
    expect(text).toContain('an entry')
    expect(text).not.toContain('hidden')
  },
)

test('of an error, its kind and its place are written, and no value', () => {
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

test('what is thrown and is no error is written as its type', () => {
  expect(written((log) => log.error({ error: 'hidden' }, 'a call failed'))).toMatch(/"error":\{"type":"string"\}/)
})
