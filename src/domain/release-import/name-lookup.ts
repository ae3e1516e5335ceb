/** Somebody of the organization, or why nobody was found by that name. */
export type NameMatch = { id: string; name: string } | 'UNKNOWN' | 'AMBIGUOUS' | 'FAILED'
/** What is known of names so far, by `nameKey`; one that is missing is still being looked up. */
export type NameLookup = Readonly<Record<string, NameMatch | undefined>>
export type Names = { artists: NameLookup; labels: NameLookup }

/** Names are the same but for case and the spaces around them. */
export const nameKey = (name: string): string => name.normalize('NFC').trim().toLocaleLowerCase()

/** The one of these that bears exactly this name. */
export const matchName = (name: string, found: readonly { id: string; name: string }[]): NameMatch => {
  const [first, second] = found.filter((one) => nameKey(one.name) === nameKey(name))
  if (first === undefined) return 'UNKNOWN'
  return second === undefined ? { id: first.id, name: first.name } : 'AMBIGUOUS'
}
