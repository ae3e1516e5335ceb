const MEGABYTE = 1_000_000
const KILOBYTE = 1000

const unit = (language: string, name: string, value: number) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: 1 }).format(
    value,
  )

/** `31.2 MB`, `4 kB`. */
export const formatBytes = (bytes: number, language: string): string =>
  bytes >= MEGABYTE
    ? unit(language, 'megabyte', bytes / MEGABYTE)
    : unit(language, 'kilobyte', Math.ceil(bytes / KILOBYTE))
