type NameParts = { firstName: string; lastName: string }

/** First and last name; empty for someone who has entered neither. */
export const fullName = ({ firstName, lastName }: NameParts): string => `${firstName} ${lastName}`.trim()

/** A user as others read of them: by name, or by e-mail address before they have entered one. */
export const displayName = (person: NameParts & { email: string }): string => fullName(person) || person.email
