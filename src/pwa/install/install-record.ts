import { z } from '#src/contract/zod.ts'
import type { InstallRecord } from '#src/pwa/install/install-eligibility.ts'

const KEY = 'install-offer'
const COUNTED = 'install-visit-counted'
const record = z.object({ visits: z.int(), answered: z.boolean() })

/** Where nothing can be remembered, a refusal could not be either: then nothing is offered. */
const UNKNOWN: InstallRecord = { visits: 0, answered: true }
const FIRST: InstallRecord = { visits: 0, answered: false }

const parse = (raw: string | null): InstallRecord => {
  try {
    return raw === null ? FIRST : record.parse(JSON.parse(raw))
  } catch {
    return UNKNOWN
  }
}

export const readInstallRecord = (): InstallRecord => {
  try {
    return parse(localStorage.getItem(KEY))
  } catch {
    return UNKNOWN
  }
}

const write = (next: InstallRecord) => {
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Read as unknown, which offers nothing.
  }
}

/** Once for each time somebody comes, however often the page is loaded meanwhile. */
export const countVisit = () => {
  try {
    if (sessionStorage.getItem(COUNTED) !== null) return
    sessionStorage.setItem(COUNTED, 'true')
  } catch {
    return
  }
  const { visits, answered } = readInstallRecord()
  write({ visits: visits + 1, answered })
}

export const rememberAnswer = () => write({ ...readInstallRecord(), answered: true })
