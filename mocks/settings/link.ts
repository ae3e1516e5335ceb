import { entriesOf } from '#mocks/settings/entries-of.ts'
import { parseSettings, type Settings } from '#mocks/settings/settings.ts'
import { z } from '#src/contract/zod.ts'
import { LANGUAGES } from '#src/domain/interface-languages.ts'
import { NOTIFICATION_TYPES, type NotificationType } from '#src/domain/notification/type.ts'

/** The parameter of the address that holds settings and commands. */
export const LINK_PARAM = 'emulate'
/** Where the commands are that wait for the emulation to run. */
export const PENDING_KEY = 'liner-emulation-commands'
export const COLOR_SCHEMES = ['auto', 'light', 'dark'] as const
/** The demo accounts by the first part of their addresses. */
export const PEOPLE = ['admin', 'member', 'artist', 'label', 'viewer', 'invited', 'newcomer', 'nobody'] as const

const type = z.enum(NOTIFICATION_TYPES)
/** What a link does once, beside the settings that stay. */
const COMMANDS = {
  as: z.enum(PEOPLE),
  language: z.enum(LANGUAGES),
  scheme: z.enum(COLOR_SCHEMES),
  notify: type,
  push: type,
  reset: z.literal(true),
  panel: z.literal(true),
}
export type Commands = {
  as?: (typeof PEOPLE)[number]
  language?: (typeof LANGUAGES)[number]
  scheme?: (typeof COLOR_SCHEMES)[number]
  notify?: NotificationType
  push?: NotificationType
  reset?: true
  panel?: true
}
const commandSchema = z.partial(z.object(COMMANDS))
const isCommand = (key: string): key is keyof typeof COMMANDS => Object.hasOwn(COMMANDS, key)

type ParsedCommands = { commands: Commands; warnings: string[] }

const readCommands = (entries: readonly (readonly [string, unknown])[]): ParsedCommands => {
  const commands: Record<string, unknown> = {}
  const warnings: string[] = []
  for (const [key, value] of entries) {
    if (value === undefined) continue
    if (!isCommand(key)) warnings.push(`Unknown command: ${key}`)
    else if (COMMANDS[key].safeParse(value).success) commands[key] = value
    else warnings.push(`Unknown value of ${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
  }
  return { commands: commandSchema.parse(commands), warnings }
}

/** Reads commands as they were given or stored: what cannot be read is left out, each with a warning. */
export const parseCommands = (raw: unknown): ParsedCommands => {
  const entries = entriesOf(raw)
  return entries === undefined ? { commands: {}, warnings: ['The commands are not an object'] } : readCommands(entries)
}

/** A comma within brackets belongs to a text of a distributor. */
const SEPARATOR = /,(?![^(]*\))/

const valueOf = (text: string | undefined): unknown => {
  if (text === undefined) return true
  return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text)
}

/** The key before the first colon, and what follows it. */
const partsOf = (entry: string): [string, string | undefined] => {
  const colon = entry.indexOf(':')
  return colon === -1 ? [entry, undefined] : [entry.slice(0, colon), entry.slice(colon + 1)]
}

const BY_PROCEDURE = ['fail', 'failNext', 'delay', 'malformed', 'silent']

/** Reads `as:artist,scenario:empty,fail:releases.list=TIMEOUT`: what it cannot read is left out, with a warning. */
export const parseLink = (text: string): { settings: Settings; commands: Commands; warnings: string[] } => {
  const raw = new Map<string, unknown>()
  const given: [string, unknown][] = []
  for (const entry of text.split(SEPARATOR).map((each) => each.trim())) {
    if (entry === '') continue
    const [key, value] = partsOf(entry)
    if (isCommand(key)) given.push([key, valueOf(value)])
    else if (BY_PROCEDURE.includes(key)) {
      const [procedure = '', ...rest] = (value ?? '*').split('=')
      raw.set(key, {
        ...Object(raw.get(key)),
        [procedure]: valueOf(rest.length === 0 ? undefined : rest.join('=')),
      })
    } else raw.set(key, key === 'clock' ? value : valueOf(value))
  }
  const { commands, warnings } = readCommands(given)
  const parsed = parseSettings(Object.fromEntries(raw))
  return { settings: parsed.settings, commands, warnings: [...warnings, ...parsed.warnings] }
}

const written = (key: string, value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [value === true ? key : `${key}:${String(value)}`]
  return Object.entries(value).map(([procedure, each]) =>
    each === true ? `${key}:${procedure}` : `${key}:${procedure}=${String(each)}`,
  )
}

/** The text of a link that sets the same; answers that are not texts cannot be linked. */
export const writeLink = (settings: Settings, commands: Commands = {}): string => {
  const usual: Record<string, unknown> = parseSettings({}).settings
  const entries = Object.entries({ ...commands, ...settings, answer: undefined }).filter(
    ([key, value]) => value !== undefined && value !== false && value !== usual[key],
  )
  return entries.flatMap(([key, value]) => written(key, value)).join(',')
}

/** What a query may hold as it is, though `URLSearchParams` escapes it: a link is read and written by hand. */
const READABLE = /%(?:3A|2C|3D|3B)/g

/** An address with a link, as README writes it. */
export const withLink = (address: string, link: string): string => {
  const url = new URL(address)
  url.searchParams.delete(LINK_PARAM)
  const written = `${LINK_PARAM}=${encodeURIComponent(link).replaceAll(READABLE, decodeURIComponent)}`
  url.search = [url.searchParams.toString(), written].filter((part) => part !== '').join('&')
  return url.href
}
