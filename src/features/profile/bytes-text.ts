const KILOBYTE = 1000
const MEGABYTE = KILOBYTE * KILOBYTE

/** A size as people read it: in megabytes, and in kilobytes where that would be none. */
export const bytesText = (bytes: number, language: string): string => {
  const unit = bytes < MEGABYTE ? 'kilobyte' : 'megabyte'
  const value = bytes / (unit === 'kilobyte' ? KILOBYTE : MEGABYTE)
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
}
