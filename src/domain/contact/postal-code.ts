const FOUR = /^\d{4}$/
const FIVE = /^\d{5}$/
/** How the post of each country writes its codes; where none is known here, letters, digits, blanks and hyphens. */
const SHAPES: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    IT: FIVE,
    DE: FIVE,
    FR: FIVE,
    ES: FIVE,
    FI: FIVE,
    AT: FOUR,
    BE: FOUR,
    CH: FOUR,
    DK: FOUR,
    NO: FOUR,
    HU: FOUR,
    SM: /^4789\d$/,
    PT: /^\d{4}-?\d{3}$/,
    NL: /^[1-9]\d{3} ?[A-Z]{2}$/,
    SE: /^\d{3} ?\d{2}$/,
    PL: /^\d{2}-?\d{3}$/,
    GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
    IE: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/,
    US: /^\d{5}(?:-\d{4})?$/,
    CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/,
  }),
)
const ANY = /^[A-Z\d](?:[A-Z\d -]{0,10}[A-Z\d])?$/

/** Whether a text can be a postal code of a country; of no country when that is not known. */
export const isPostalCode = (country: string | null, text: string): boolean =>
  (SHAPES.get(country ?? '') ?? ANY).test(text.trim().toUpperCase())
