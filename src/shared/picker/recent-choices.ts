import { z } from '#src/contract/zod.ts'
import { validatedStorage } from '#src/auth/session/validated-storage.ts'

/** Where this browser keeps what was chosen last; it goes with whoever signs out. */
export const RECENT_CHOICES = 'recent-choices'

const RECENT_MAX = 5

export type Kind = 'artists' | 'labels' | 'organizations' | 'people' | 'releases'
/** Who chose, and where they worked: what one person chose is never shown to another. */
export type Owner = { userId: string; organizationId: string | null }

// Addresses of pictures mean nothing to the next page, and names are looked up again when one is chosen.
const choice = z.object({ id: z.uuid(), name: z.string() })
export type Choice = z.output<typeof choice>

const store = (area: () => Storage) => validatedStorage(area, z.record(z.string(), z.array(choice)))
const keyOf = ({ userId, organizationId }: Owner, kind: Kind) => `${userId}/${organizationId ?? ''}/${kind}`

const readAll = (area: () => Storage): Record<string, Choice[]> => {
  try {
    return store(area).getItem(RECENT_CHOICES)?.state ?? {}
  } catch {
    // A browser may forbid storage: then nothing is remembered.
    return {}
  }
}

const write = (owner: Owner, kind: Kind, choices: Choice[], area: () => Storage) => {
  const own = Object.entries(readAll(area)).filter(([key]) => key.startsWith(`${owner.userId}/`))
  try {
    store(area).setItem(RECENT_CHOICES, { state: { ...Object.fromEntries(own), [keyOf(owner, kind)]: choices } })
  } catch {
    // A full store forgets what was chosen, which is no reason not to choose.
  }
}

/** What this person chose last of a kind in this organization, the latest first; what is stored is not trusted. */
export const readRecent = (owner: Owner, kind: Kind, area = () => localStorage): Choice[] =>
  (readAll(area)[keyOf(owner, kind)] ?? []).slice(0, RECENT_MAX)

/** Puts what was chosen first, once. */
export const rememberRecent = (
  owner: Owner,
  kind: Kind,
  chosen: readonly Choice[],
  area = () => localStorage,
): void => {
  const latest = chosen.map(({ id, name }) => ({ id, name })).toReversed()
  const others = readRecent(owner, kind, area).filter(({ id }) => latest.every((one) => one.id !== id))
  write(owner, kind, [...latest, ...others].slice(0, RECENT_MAX), area)
}

/** Forgets what turned out to be gone. */
export const dropRecent = (owner: Owner, kind: Kind, goneId: string, area = () => localStorage): void =>
  write(
    owner,
    kind,
    readRecent(owner, kind, area).filter(({ id }) => id !== goneId),
    area,
  )
