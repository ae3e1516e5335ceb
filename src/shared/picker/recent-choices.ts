import { validatedStorage } from '#src/auth/session/validated-storage.ts'
import { z } from '#src/contract/zod.ts'

const RECENT_CHOICES = 'recent-choices'

const RECENT_MAX = 5

export type Kind = 'artists' | 'labels' | 'organizations' | 'people' | 'releases'
/** Person and organization, so that no other person sees the choices. */
export type Owner = { userId: string; organizationId: string | null }

// Picture addresses are invalid after a reload, and names are looked up again when a choice is used.
const choice = z.object({ id: z.uuid(), name: z.string() })
export type Choice = z.output<typeof choice>

const store = (area: () => Storage) => validatedStorage(area, z.record(z.string(), z.array(choice)))
const keyOf = ({ userId, organizationId }: Owner, kind: Kind) => `${userId}/${organizationId ?? ''}/${kind}`

const readAll = (area: () => Storage): Record<string, Choice[]> => {
  try {
    return store(area).getItem(RECENT_CHOICES)?.state ?? {}
  } catch {
    // The browser may forbid storage: then there are no recent choices.
    return {}
  }
}

const write = (owner: Owner, kind: Kind, choices: Choice[], area: () => Storage) => {
  const own = Object.entries(readAll(area)).filter(([key]) => key.startsWith(`${owner.userId}/`))
  try {
    store(area).setItem(RECENT_CHOICES, { state: { ...Object.fromEntries(own), [keyOf(owner, kind)]: choices } })
  } catch {
    // Without room the choice is not remembered, and still made.
  }
}

/** The recent choices of a kind in this organization, the latest first. The stored ones are validated. */
export const readRecent = (owner: Owner, kind: Kind, area = () => localStorage): Choice[] =>
  (readAll(area)[keyOf(owner, kind)] ?? []).slice(0, RECENT_MAX)

/** Moves a choice to the front, without duplicates. */
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

/** Removes a choice that no longer exists. */
export const dropRecent = (owner: Owner, kind: Kind, goneId: string, area = () => localStorage): void =>
  write(
    owner,
    kind,
    readRecent(owner, kind, area).filter(({ id }) => id !== goneId),
    area,
  )

/** Forgets the choices of everybody, as at a sign-out. */
export const forgetRecent = () => localStorage.removeItem(RECENT_CHOICES)
