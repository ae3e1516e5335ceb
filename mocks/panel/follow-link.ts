import type { MemoryDatabase } from '#mocks/db/database.ts'
import { demoToken } from '#mocks/db/seed/sessions.ts'
import { changePanelState } from '#mocks/panel/panel-state.ts'
import { renewSession } from '#mocks/panel/renew-session.ts'
import { sendMessage } from '#mocks/panel/send-message.ts'
import { carryWarnings } from '#mocks/settings/carried-warnings.ts'
import { type Commands, LINK_PARAM, parseCommands, parseLink, PENDING_KEY } from '#mocks/settings/link.ts'
import { readSettings, storeSettings } from '#mocks/settings/stored-settings.ts'
import { SESSION_KEY } from '#src/auth/session/session.ts'
import { LANGUAGE_COOKIE, LANGUAGE_KEY } from '#src/start/detect-language.ts'

/** The key under which Mantine stores the choice. */
export const COLOR_SCHEME_KEY = 'mantine-color-scheme-value'

type Person = NonNullable<Commands['as']>
const emailOf = (person: Person) => `${person}@liner.test`

const storeSession = (person: Person) => {
  if (person === 'nobody') return localStorage.removeItem(SESSION_KEY)
  const state = { organizationId: null, jwt: demoToken(emailOf(person)), inviteCode: null }
  localStorage.setItem(SESSION_KEY, JSON.stringify({ state, version: 0 }))
}

const forgetLanguage = () => {
  localStorage.removeItem(LANGUAGE_KEY)
  document.cookie = `${LANGUAGE_COOKIE}=; max-age=0; path=/`
}

/** Stores what the app reads when it starts, and keeps the rest until the emulation runs. */
export const storeCommands = ({ language, scheme, panel, ...pending }: Commands): void => {
  const { as } = pending
  if (as !== undefined) storeSession(as)
  if (language !== undefined) {
    forgetLanguage()
    localStorage.setItem(LANGUAGE_KEY, language)
  }
  if (scheme !== undefined) localStorage.setItem(COLOR_SCHEME_KEY, scheme)
  if (panel === true) changePanelState({ isOpen: true })
  if (Object.keys(pending).length > 0) sessionStorage.setItem(PENDING_KEY, JSON.stringify(pending))
}

/** Does what the console asks for, and loads the page again. */
export const runCommands = (given: Commands): void => {
  const { commands, warnings } = parseCommands(given)
  carryWarnings(warnings)
  storeCommands(commands)
  location.reload()
}

/** A toast is shown only once the app has started its background tasks. */
const PUSH_AFTER_MS = 3000

/** Runs, once, the commands that need the emulation. */
export const runPendingCommands = async (database: MemoryDatabase): Promise<void> => {
  const stored = sessionStorage.getItem(PENDING_KEY)
  sessionStorage.removeItem(PENDING_KEY)
  const { commands, warnings } = parseCommands(JSON.parse(stored ?? '{}'))
  for (const warning of warnings) console.warn(`[emulation] ${warning}`)
  const { as, reset, notify, push } = commands
  if (reset === true) await database.reset()
  const isOpen = as !== undefined && as !== 'nobody' && readSettings().scenario !== 'expired'
  if (isOpen) await renewSession(database, emailOf(as))
  if (notify !== undefined) await sendMessage(database, 'notify', notify)
  if (push !== undefined) setTimeout(() => void sendMessage(database, 'push', push), PUSH_AFTER_MS)
}

/** What a page read of other rows is not shown with these. */
type FollowedLink = { hasOtherRows: boolean }

/**
 * Sets everything that the link in the address asks for and nothing else, and takes it out of the address. Null where there
 * is none: otherwise the page is loaded again, since the app has read its storage.
 */
export const followLink = (): FollowedLink | null => {
  const url = new URL(location.href)
  const link = url.searchParams.get(LINK_PARAM)
  if (link === null) return null
  const { settings, commands, warnings } = parseLink(link)
  carryWarnings(warnings)
  const hasOtherRows = settings.scenario !== readSettings().scenario
  storeSettings(settings)
  if (commands.language === undefined) forgetLanguage()
  if (commands.scheme === undefined) localStorage.removeItem(COLOR_SCHEME_KEY)
  storeCommands(commands)
  url.searchParams.delete(LINK_PARAM)
  history.replaceState(history.state, '', url)
  return { hasOtherRows }
}
