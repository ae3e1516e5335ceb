import { LANGUAGE_COOKIE } from '#src/i18n/choose-language.ts'
import { SESSION_KEY } from '#src/auth/session/session.ts'
import { demoToken } from '#mocks/db/seed/sessions.ts'
import { type Commands, LINK_PARAM, parseLink } from '#mocks/settings/link.ts'
import { storeSettings } from '#mocks/settings/stored-settings.ts'

/** The key under which Mantine stores the choice. */
const COLOR_SCHEME_KEY = 'mantine-color-scheme-value'
const LANGUAGE_KEY = 'i18nextLng'
const PENDING_KEY = 'liner-emulation-commands'

const storeSession = (person: NonNullable<Commands['as']>) => {
  if (person === 'nobody') return localStorage.removeItem(SESSION_KEY)
  const state = { organizationId: null, jwt: demoToken(`${person}@liner.test`), inviteCode: null }
  localStorage.setItem(SESSION_KEY, JSON.stringify({ state, version: 0 }))
}

/** Stores what the app reads when it starts, and keeps the rest until the emulation runs. */
export const storeCommands = ({ as, language, scheme, ...pending }: Commands): void => {
  if (as !== undefined) storeSession(as)
  if (language !== undefined) {
    localStorage.setItem(LANGUAGE_KEY, language)
    document.cookie = `${LANGUAGE_COOKIE}=; max-age=0; path=/`
  }
  if (scheme !== undefined) localStorage.setItem(COLOR_SCHEME_KEY, scheme)
  sessionStorage.setItem(PENDING_KEY, JSON.stringify(pending))
}

/** The commands that are left to be run, once. */
export const takePendingCommands = (): Commands => {
  const stored = sessionStorage.getItem(PENDING_KEY)
  sessionStorage.removeItem(PENDING_KEY)
  return stored === null ? {} : parseStored(stored)
}

const parseStored = (stored: string): Commands => {
  const raw: unknown = JSON.parse(stored)
  const entries = Object.entries(Object(raw)).map(([key, value]) => (value === true ? key : `${key}:${String(value)}`))
  return parseLink(entries.join(',')).commands
}

/**
 * Sets everything that the link in the address asks for and nothing else, takes it out of the address and loads the page
 * again, since the app has read its storage. Answers whether it does.
 */
export const followLink = (): boolean => {
  const url = new URL(location.href)
  const link = url.searchParams.get(LINK_PARAM)
  if (link === null) return false
  const { settings, commands, warnings } = parseLink(link)
  for (const warning of warnings) console.warn(`[emulation] ${warning}`)
  storeSettings(settings)
  storeCommands(commands)
  url.searchParams.delete(LINK_PARAM)
  history.replaceState(history.state, '', url)
  location.reload()
  return true
}
