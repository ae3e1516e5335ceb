import { isApple } from '#src/app/palette/palette-keys.ts'

const LISTS = /^\/(organizations|users|releases|artists|labels|assets|people)\/?$/
const WORKSPACE = /^\/releases\/[^/]+\/?$/

const COMMAND = isApple ? '⌘' : 'Ctrl'
const ROWS = [
  { name: 'search', keys: ['/'] },
  { name: 'down', keys: ['j'] },
  { name: 'up', keys: ['k'] },
  { name: 'take', keys: ['x'] },
] as const

const everywhere = {
  name: 'everywhere',
  shortcuts: [
    { name: 'palette', keys: [COMMAND, 'K'] },
    { name: 'list', keys: ['?'] },
  ],
} as const
const list = { name: 'list', shortcuts: [...ROWS, { name: 'enter', keys: ['Enter'] }] } as const
const queue = {
  name: 'queue',
  shortcuts: [
    ...ROWS,
    { name: 'approve', keys: ['a'] },
    { name: 'reject', keys: ['r'] },
    { name: 'send', keys: [COMMAND, 'Enter'] },
  ],
} as const
const workspace = { name: 'workspace', shortcuts: [{ name: 'track', keys: ['↑', '↓'] }] } as const

type Section = typeof everywhere | typeof list | typeof queue | typeof workspace

/** The shortcuts of the screen at `path` (experience: Keyboard). */
export const shortcutsOn = (path: string): readonly Section[] => {
  if (LISTS.test(path)) return [everywhere, list]
  if (path.startsWith('/submissions')) return [everywhere, queue]
  return WORKSPACE.test(path) ? [everywhere, workspace] : [everywhere]
}
