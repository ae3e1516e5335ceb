import type { User } from '#src/contract/users.ts'

/** A user's name, or their e-mail address before they have entered one. */
export const userDisplayName = ({
  firstName,
  lastName,
  email,
}: Pick<User, 'firstName' | 'lastName' | 'email'>): string => `${firstName} ${lastName}`.trim() || email
