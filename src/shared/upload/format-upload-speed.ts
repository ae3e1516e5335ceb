const MEGABYTE = 1_000_000
const KILOBYTE = 1000
const MINUTE = 60

const unit = (language: string, name: string, digits: number) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: digits })

/** `1.2 MB/s`, `340 kB/s`. */
export const formatUploadSpeed = (bytesPerSecond: number, language: string): string =>
  bytesPerSecond >= MEGABYTE
    ? unit(language, 'megabyte-per-second', 1).format(bytesPerSecond / MEGABYTE)
    : unit(language, 'kilobyte-per-second', 0).format(bytesPerSecond / KILOBYTE)

/** Seconds up to a minute and a half, then minutes: nobody waits by the second for longer. */
export const formatTimeLeft = (seconds: number, language: string): string =>
  seconds <= 1.5 * MINUTE
    ? unit(language, 'second', 0).format(Math.max(Math.ceil(seconds), 1))
    : unit(language, 'minute', 0).format(Math.ceil(seconds / MINUTE))

export const formatPercent = (percent: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100)
