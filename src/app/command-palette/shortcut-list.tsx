import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { CloseButton } from '#src/app/command-palette/close-button.tsx'
import { LIST_AREAS } from '#src/domain/navigation/list-areas.ts'
import { isApple } from '#src/platform/apple.ts'
import { playPresses } from '#src/shared/page/shell-state.ts'
import classes from '#src/app/command-palette/shortcut-list.module.css'

const isList = (path: string) => LIST_AREAS.some((area) => `/${area}` === path.replace(/\/$/, ''))
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
  if (isList(path)) return [list]
  if (path.startsWith('/submissions')) return [queue]
  return WORKSPACE.test(path) ? [workspace] : []
}

/** The shortcuts of the screen at `path`, and of the player where it is open. */
export const shortcutsOn = (path: string, hasPlayer = false): readonly Section[] => [
  everywhere,
  ...shortcutsOfPage(path),
  ...(hasPlayer ? [player] : []),
]

/** Keys, as printed on a keyboard. */
export const Keys = ({ keys }: { keys: readonly string[] }) => {
  const { t } = useTranslation('palette')
  return (
    <span className={classes.keys}>
      {keys.map((key) => (
        <kbd key={key} className={classes.key}>
          {key === 'Enter' ? t('keys.enter') : key === ' ' ? t('keys.space') : key}
        </kbd>
      ))}
    </span>
  )
}

/** The keyboard shortcuts of the present screen. */
export const ShortcutList = () => {
  const { t } = useTranslation('palette')
  const path = useLocation({ select: ({ pathname }) => pathname })
  const hasPlayer = useStore(playPresses) > 0
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('keys.title')}</h2>
        <CloseButton />
      </div>
      <div className={classes.body}>
        {shortcutsOn(path, hasPlayer).map(({ name, shortcuts }) => (
          <section key={name} className={classes.group} aria-labelledby={`keys-${name}`}>
            <h3 id={`keys-${name}`} className={classes.heading}>
              {t(`keys.section.${name}`)}
            </h3>
            <dl className={classes.list}>
              {shortcuts.map((shortcut) => (
                <div key={shortcut.name} className={classes.row}>
                  <dt>{t(`keys.does.${shortcut.name}`)}</dt>
                  <dd>
                    <Keys keys={shortcut.keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  )
}
