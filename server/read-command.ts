import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { email as emailAddress } from '#src/contract/auth.ts'

export const DATA = join(import.meta.dirname, '../.data')
const PORT = '4173'
const PORT_MAX = 65_535

/** What the server can be asked to do, how each is written, and which options it takes. */
const COMMANDS = {
  serve: {
    usage: '[serve] [--demo] [--host 127.0.0.1] [--port 4173] [--data .data]',
    options: ['demo', 'host', 'port', 'data'],
  },
  migrate: { usage: 'migrate [--data .data]', options: ['data'] },
  worker: { usage: 'worker', options: [] },
  backup: { usage: 'backup FILE [--data .data]', options: ['data'] },
  restore: { usage: 'restore FILE [--data .data]', options: ['data'] },
  admin: { usage: 'admin EMAIL [--data .data]', options: ['data'] },
  stores: { usage: 'stores [FILE] [--data .data]', options: ['data'] },
}
type Name = keyof typeof COMMANDS
export type Command = {
  name: Name
  /** Empty where none is named. */
  file: string
  /** Empty where the command is about nobody. */
  email: string
  demo: boolean
  /** The address of this machine at which it answers; undefined where none is named. */
  host: string | undefined
  port: number
  data: string
}

/** The word that stands behind a command, where it takes one. */
const WORDS: Partial<Record<Name, { what: 'file' | 'email'; isNeeded: boolean }>> = {
  backup: { what: 'file', isNeeded: true },
  restore: { what: 'file', isNeeded: true },
  admin: { what: 'email', isNeeded: true },
  stores: { what: 'file', isNeeded: false },
}

const isName = (name: string): name is Name => Object.hasOwn(COMMANDS, name)

/** Somebody asked for what there is not; the message says what there is. */
class WrongCommand extends Error {
  override readonly name = 'WrongCommand'
  constructor(problem: string) {
    const usages = Object.values(COMMANDS).map(({ usage }) => `  npm run server -- ${usage}`)
    super([problem, ...usages].join('\n'))
  }
}

const OPTIONS = {
  demo: { type: 'boolean' },
  host: { type: 'string' },
  port: { type: 'string' },
  data: { type: 'string' },
} as const

const readWord = (name: Name, [word = '', ...others]: readonly string[]) => {
  const { what, isNeeded = false } = WORDS[name] ?? {}
  const extra = what === undefined ? word : (others[0] ?? '')
  if (extra !== '') throw new WrongCommand(`"${extra}" is one word too many.`)
  if (isNeeded && word === '')
    throw new WrongCommand(`${name} needs ${what === 'file' ? 'the name of a file' : 'an e-mail address'}.`)
  if (what === 'email' && !emailAddress.safeParse(word).success)
    throw new WrongCommand(`"${word}" is not an e-mail address.`)
  return { file: what === 'file' ? word : '', email: what === 'email' ? word : '' }
}

/** Reads what stands behind `npm run server --`; paths begin at the folder in which that was typed. */
export const readCommand = (args: readonly string[], folder: string): Command => {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: OPTIONS,
  })
  for (const token of tokens)
    if (token.kind === 'option' && !Object.hasOwn(OPTIONS, token.name))
      throw new WrongCommand(`There is no option "${token.rawName}".`)
  const [name = 'serve', ...rest] = positionals
  if (!isName(name)) throw new WrongCommand(`There is no command "${name}".`)
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    if (!COMMANDS[name].options.some((option) => option === token.name))
      throw new WrongCommand(`${name} does not take ${token.rawName}.`)
    const needsValue = token.name !== 'demo'
    // Of an environment that lacks it comes an empty one: it must not mean every address.
    if (needsValue ? !token.value : token.value !== undefined)
      throw new WrongCommand(`${token.rawName} ${needsValue ? 'needs a value' : 'takes no value'}.`)
  }
  const { file, email } = readWord(name, rest)
  const port = typeof values.port === 'string' ? values.port : PORT
  if (!/^\d{1,5}$/.test(port) || Number(port) > PORT_MAX) throw new WrongCommand(`"${port}" is not a port.`)
  return {
    name,
    file: file === '' ? '' : resolve(folder, file),
    email,
    demo: values.demo === true,
    host: typeof values.host === 'string' ? values.host : undefined,
    port: Number(port),
    data: typeof values.data === 'string' ? resolve(folder, values.data) : DATA,
  }
}
