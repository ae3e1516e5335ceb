import { PASSWORD_STRONG } from '#src/domain/password.ts'
import { badField } from '#mocks/refusal.ts'

const isStrong = (password: string) =>
  [...password].length >= PASSWORD_STRONG &&
  /\p{L}/u.test(password) &&
  /\p{N}/u.test(password) &&
  /[^\p{L}\p{N}\s]/u.test(password)

/** The server asks for more than the interface: twelve characters with a letter, a digit and a special one. */
export const checkPassword = (password: string, before?: string): void => {
  if (password === before) throw badField('password', 'PASSWORD_CANNOT_BE_SAME')
  if (!isStrong(password)) throw badField('password', 'WEAK_PASSWORD')
}
