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
    { name: 'play', keys: ['p'] },
    { name: 'approve', keys: ['a'] },
    { name: 'reject', keys: ['r'] },
    { name: 'stores', keys: ['1–9'] },
    { name: 'claim', keys: ['c'] },
    { name: 'send', keys: [COMMAND, 'Enter'] },
  ],
} as const
const workspace = { name: 'workspace', shortcuts: [{ name: 'track', keys: ['↑', '↓'] }] } as const

/** While something is played. */
const player = {
  name: 'player',
  shortcuts: [
    { name: 'playOrPause', keys: [' '] },
    { name: 'seek', keys: ['←', '→'] },
    { name: 'step', keys: ['⇧', '← →'] },
  ],
} as const

type Section = typeof everywhere | typeof list | typeof queue | typeof workspace | typeof player

const shortcutsOfPage = (path: string): readonly Section[] => {
  if (LISTS.test(path)) return [list]
  if (path.startsWith('/submissions')) return [queue]
  return WORKSPACE.test(path) ? [workspace] : []
}

/** The shortcuts of the screen at `path`, and of the player where it is open (experience: Keyboard). */
export const shortcutsOn = (path: string, hasPlayer = false): readonly Section[] => [
  everywhere,
  ...shortcutsOfPage(path),
  ...(hasPlayer ? [player] : []),
]
