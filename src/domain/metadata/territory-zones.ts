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
