import { COUNTRY_CODES, WORLD } from '#src/domain/metadata/territories.ts'
import { zoneOf } from '#src/domain/metadata/territory-zones.ts'
import { dateInTerritory, type OwnDates } from '#src/domain/release/own-dates.ts'

type Sold = OwnDates & {
  territories: readonly string[]
  consumerReleaseDate: string | null
  consumerReleaseTime: string | null
}

const clocks = new Map<string, Intl.DateTimeFormat>()
const clockOf = (zone: string): Intl.DateTimeFormat => {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  clocks.set(zone, clock)
  return clock
}

/** What the clocks of a zone show at an instant, as `YYYY-MM-DDTHH:mm`. */
export const wallTimeIn = (zone: string, instant: number): string => {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

const asUtc = (wallTime: string) => Date.parse(`${wallTime}:00Z`)

/**
 * The instant, in milliseconds, at which the clocks of a zone show this time. Where they skip it in spring, it is the same
 * time on the clock from before.
 */
export const instantIn = (zone: string, wallTime: string): number => {
  const asked = asUtc(wallTime)
  const shiftAt = (instant: number) => asUtc(wallTimeIn(zone, instant)) - instant
  const near = asked - shiftAt(asked)
  return asked - shiftAt(near)
}

const MIDNIGHT = '00:00'
const DAY = /^\d{4}-\d\d-\d\d$/

/** When a release goes live in a territory, by its local time; null without a date. */
export const liveInstant = (release: Sold, territory: string): number | null => {
  const date = dateInTerritory(release, territory)
  // While it is typed, a date may be of any length.
  if (date === null || !DAY.test(date)) return null
  return instantIn(zoneOf(territory), `${date}T${release.consumerReleaseTime ?? MIDNIGHT}`)
}

export type LiveMoment = { instant: number; territories: string[] }

/** When a release goes live where, the earliest first; countries where that is the same instant are together. */
export const liveMoments = (release: Sold): LiveMoment[] => {
  const sold = release.territories.includes(WORLD) ? COUNTRY_CODES : release.territories
  const moments = new Map<number, string[]>()
  for (const territory of sold) {
    const instant = liveInstant(release, territory)
    if (instant !== null) moments.set(instant, [...(moments.get(instant) ?? []), territory])
  }
  return [...moments]
    .map(([instant, territories]) => ({ instant, territories }))
    .toSorted((a, b) => a.instant - b.instant)
}

/** Large markets, which are named first where several countries are meant. */
const WELL_KNOWN = ['NZ', 'AU', 'JP', 'KR', 'IN', 'GB', 'IT', 'DE', 'FR', 'BR', 'US', 'MX']

/** The country by which a moment is known best. */
export const placeOf = ({ territories }: LiveMoment): string =>
  WELL_KNOWN.find((code) => territories.includes(code)) ?? territories[0] ?? ''
