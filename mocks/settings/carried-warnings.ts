import { z } from '#src/contract/zod.ts'

const KEY = 'liner-emulation-warnings'
const warnings = z.array(z.string())

/** Keeps warnings until the page is loaded again, because browsers empty the console then. */
export const carryWarnings = (found: readonly string[]): void => {
  if (found.length > 0) sessionStorage.setItem(KEY, JSON.stringify(found))
}

const parse = (raw: string): string[] => {
  try {
    return warnings.parse(JSON.parse(raw))
  } catch {
    // Written by another version, or by hand.
    return []
  }
}

/** Shows, once, the warnings that were kept. */
export const showCarriedWarnings = (): void => {
  const stored = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  for (const warning of parse(stored ?? '[]')) console.warn(`[emulation] ${warning}`)
}
