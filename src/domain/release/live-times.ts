import { COUNTRY_CODES, WORLD } from '#src/domain/metadata/territories.ts'
import { dateInTerritory, type OwnDates } from '#src/domain/release/own-dates.ts'

const words = (codes: string) => codes.split(' ')

/**
 * The time of a country: that of its capital, or of where its stores turn the day. Countries with the same clock all year
 * share a zone. Every country is in it once.
 */
const ZONES: Readonly<Record<string, readonly string[]>> = {
  'Pacific/Tongatapu': words('TK TO WS'),
  'Pacific/Auckland': words('AQ NZ'),
  'Pacific/Fiji': words('FJ KI MH NR TV WF'),
  'Pacific/Norfolk': words('NF'),
  'Pacific/Guadalcanal': words('FM NC SB VU'),
  'Australia/Sydney': words('AU'),
  'Pacific/Port_Moresby': words('GU MP PG'),
  'Asia/Tokyo': words('JP KP KR PW TL'),
  'Asia/Shanghai': words('BN CN HK MN MO MY PH SG TW'),
  'Asia/Bangkok': words('CX ID KH LA TH VN'),
  'Asia/Yangon': words('CC MM'),
  'Asia/Dhaka': words('BD BT IO KG'),
  'Asia/Kathmandu': words('NP'),
  'Asia/Kolkata': words('IN LK'),
  'Asia/Karachi': words('HM KZ MV PK TF TJ TM UZ'),
  'Asia/Kabul': words('AF'),
  'Asia/Dubai': words('AE AM AZ GE MU OM RE SC'),
  'Asia/Tehran': words('IR'),
  'Europe/Moscow': words('BH BY DJ ER ET IQ JO KE KM KW MG QA RU SA SO SY TR TZ UG YE YT'),
  'Europe/Athens': words('AX BG CY EE FI GR LT LV MD RO UA'),
  'Asia/Jerusalem': words('IL'),
  'Asia/Hebron': words('PS'),
  'Asia/Beirut': words('LB'),
  'Africa/Cairo': words('EG'),
  'Africa/Johannesburg': words('BI BW LS LY MW MZ NA RW SD SS SZ ZA ZM ZW'),
  'Europe/Paris': words(
    'AD AL AT BA BE BV CH CZ DE DK ES FR GI HR HU IT LI LU MC ME MK MT NL NO PL RS SE SI SJ SK SM VA',
  ),
  'Africa/Lagos': words('AO BJ CD CF CG CM DZ GA GQ NE NG TD TN'),
  'Africa/Casablanca': words('EH MA'),
  'Europe/London': words('FO GB GG IE IM JE PT'),
  'Africa/Abidjan': words('BF CI GH GM GN GW IS LR ML MR SH SL SN ST TG'),
  'Atlantic/Cape_Verde': words('CV'),
  'America/Nuuk': words('GL'),
  'Atlantic/South_Georgia': words('GS'),
  'America/Sao_Paulo': words('AR BR FK GF SR UY'),
  'America/Asuncion': words('PY'),
  'America/Miquelon': words('PM'),
  'America/Santiago': words('CL'),
  'America/Halifax': words('BM'),
  'America/Puerto_Rico': words('AG AI AW BB BL BO BQ CW DM DO GD GP GY KN LC MF MQ MS PR SX TT VC VE VG VI'),
  'America/New_York': words('BS CA HT TC US'),
  'America/Havana': words('CU'),
  'America/Panama': words('CO EC JM KY PA PE'),
  'America/Guatemala': words('BZ CR GT HN MX NI SV'),
  'Pacific/Pitcairn': words('PN'),
  'Pacific/Honolulu': words('CK PF'),
  'Pacific/Pago_Pago': words('AS NU UM'),
}

const zones = new Map(Object.entries(ZONES).flatMap(([zone, codes]) => codes.map((code) => [code, zone] as const)))

/** The IANA zone whose clock a country follows; UTC for one that is not known. */
export const zoneOf = (territory: string): string => zones.get(territory) ?? 'UTC'

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

/** The best known country of those where a moment is the same. */
export const placeOf = ({ territories }: LiveMoment): string =>
  WELL_KNOWN.find((code) => territories.includes(code)) ?? territories[0] ?? ''
