const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 }
const SHIFT = /^([+-]?\d+)([mhd])$/

const isUnit = (text: string): text is keyof typeof UNITS => text in UNITS

/** How far a moment is from now, in milliseconds: `3d`, `-12h`, `90m`, or a date. Undefined where it is none of these. */
export const parseMoment = (text: string, now = Date.now()): number | undefined => {
  const [, count = '', unit = ''] = SHIFT.exec(text.trim()) ?? []
  if (isUnit(unit)) return Number(count) * UNITS[unit]
  const date = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? undefined : date - now
}
