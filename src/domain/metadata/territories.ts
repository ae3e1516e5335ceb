/** The one word for everywhere; all others are ISO 3166-1 alpha-2 codes, each at most once. */
export const WORLD = 'WORLD'

const words = (codes: string) => codes.split(' ')

/** ISO 3166-1 alpha-2. */
export const COUNTRY_CODES: readonly string[] = words(
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG ' +
    'CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL ' +
    'GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA ' +
    'LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP ' +
    'NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV ' +
    'SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW',
)

/** The member states. */
export const EUROPEAN_UNION = words('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK')
const EEA = [...EUROPEAN_UNION, 'IS', 'LI', 'NO']
const without = (...codes: string[]) => COUNTRY_CODES.filter((code) => !codes.includes(code))

/** Sets of countries that are often chosen together. */
export const TERRITORY_PRESETS = [
  { key: 'eu', codes: EUROPEAN_UNION },
  { key: 'europe', codes: [...EEA, 'CH', 'GB'] },
  { key: 'northAmerica', codes: ['CA', 'US', 'MX'] },
  { key: 'worldExceptUs', codes: without('US') },
  { key: 'worldExceptItaly', codes: without('IT') },
] as const satisfies readonly { key: string; codes: readonly string[] }[]

/** The continents as the UN counts them, which together hold each country once. */
export const CONTINENTS = [
  {
    code: 'EUROPE',
    countries: words(
      'AD AL AT AX BA BE BG BY CH CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT ' +
        'RO RS RU SE SI SJ SK SM UA VA',
    ),
  },
  {
    code: 'NORTH_AMERICA',
    countries: words(
      'AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC TT US VC VG VI',
    ),
  },
  { code: 'SOUTH_AMERICA', countries: words('AR BO BR BV CL CO EC FK GF GS GY PE PY SR UY VE') },
  {
    code: 'ASIA',
    countries: words(
      'AE AF AM AZ BD BH BN BT CN CY GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG ' +
        'SY TH TJ TL TM TR TW UZ VN YE',
    ),
  },
  {
    code: 'AFRICA',
    countries: words(
      'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IO KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW ' +
        'SC SD SH SL SN SO SS ST SZ TD TF TG TN TZ UG YT ZA ZM ZW',
    ),
  },
  // With the Antarctic, as in the lists of Unicode.
  {
    code: 'OCEANIA',
    countries: words('AQ AS AU CC CK CX FJ FM GU HM KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS'),
  },
] as const satisfies readonly { code: string; countries: readonly string[] }[]
export type Continent = (typeof CONTINENTS)[number]['code']

const known = new Set([WORLD, ...COUNTRY_CODES])

/** Whether these name somewhere, once each, and only places that exist. */
export const areTerritories = (codes: readonly string[]): boolean =>
  codes.length > 0 && new Set(codes).size === codes.length && codes.every((code) => known.has(code))
