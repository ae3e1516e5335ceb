import { useSyncExternalStore } from 'react'
import { z } from '#src/contract/zod.ts'
import { installPrompt } from '#src/pwa/install/install-prompt.ts'

/** What this browser remembers of having offered itself. */
type InstallRecord = { visits: number; answered: boolean }

const VISITS_BEFORE = 2

/** Not on the first visit, and never again after an answer, whatever it was. */
export const isOfferDue = ({ visits, answered }: InstallRecord): boolean => !answered && visits >= VISITS_BEFORE

type Device = { userAgent: string; maxTouchPoints: number }

/** An iPad has the user agent of a Mac, but no Mac has a touch screen. */
export const isApplePhone = ({ userAgent, maxTouchPoints }: Device): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)

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
    // Damaged: better no offer than one that was refused before.
    return UNKNOWN
  }
}

export const readInstallRecord = (): InstallRecord => {
  try {
    return parse(localStorage.getItem(KEY))
  } catch {
    // The browser refuses its storage.
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

/** Counts a visit once per session of the tab, however often the page is loaded in it. */
export const countVisit = () => {
  try {
    if (sessionStorage.getItem(COUNTED) !== null) return
    sessionStorage.setItem(COUNTED, 'true')
  } catch {
    // Uncounted: a visit that cannot be remembered offers nothing.
    return
  }
  const { visits, answered } = readInstallRecord()
  write({ visits: visits + 1, answered })
}

export const rememberAnswer = () => write({ ...readInstallRecord(), answered: true })

const isInstalled = () =>
  matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

/** How Liner gets onto this device: by the browser's own question, by hand, or not at all because it is there already. */
export const installMethod = (): 'prompt' | 'steps' | null => {
  if (isInstalled()) return null
  if (installPrompt.getState() !== null) return 'prompt'
  return isApplePhone(navigator) ? 'steps' : null
}

/** Shows the browser's prompt, which can be shown once. */
export const install = async (): Promise<void> => {
  const question = installPrompt.getState()
  installPrompt.setState(null, true)
  rememberAnswer()
  await question?.prompt()
}

export const useInstallMethod = () => useSyncExternalStore(installPrompt.subscribe, installMethod)
