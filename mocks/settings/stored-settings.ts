import { parseSettings, type Settings, type SettingsInput } from '#mocks/settings/settings.ts'

/** Where a developer or a test writes how the emulation behaves. */
export const SETTINGS_KEY = 'liner-emulation'

const UNREADABLE = 'The settings are not valid JSON'

const parse = (raw: string) => {
  try {
    return parseSettings(JSON.parse(raw))
  } catch {
    return { ...parseSettings({}), warnings: [UNREADABLE] }
  }
}

let last: { raw: string; settings: Settings } | undefined

/** The settings in the storage of the page. It warns once of each text that it cannot read in full. */
export const readSettings = (): Settings => {
  const raw = localStorage.getItem(SETTINGS_KEY) ?? '{}'
  if (last?.raw === raw) return last.settings
  const { settings, warnings } = parse(raw)
  for (const warning of warnings) console.warn(`[emulation] ${warning}`)
  last = { raw, settings }
  return settings
}

const listeners = new Set<() => void>()

/** Calls back after each change made in this page. */
export const watchSettings = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Replaces all settings. */
export const storeSettings = (settings: SettingsInput | Settings): void => {
  localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings))
  for (const listener of listeners) listener()
}

/** Changes some settings and leaves the others. */
export const changeSettings = (changes: SettingsInput | Partial<Settings>): void =>
  storeSettings({ ...readSettings(), ...changes })
