import type { User } from '#src/contract/users.ts'

/** A person's name, or the address of whoever has not said theirs yet. */
export const userDisplayName = ({
  firstName,
  lastName,
  email,
}: Pick<User, 'firstName' | 'lastName' | 'email'>): string => `${firstName} ${lastName}`.trim() || email
