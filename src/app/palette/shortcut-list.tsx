import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { CloseButton } from '#src/app/palette/close-button.tsx'
import { useStore } from 'zustand'
import { playPresses } from '#src/shared/page/shell-dialogs.ts'
import { shortcutsOn } from '#src/app/palette/shortcuts.ts'
import classes from '#src/app/palette/shortcut-list.module.css'

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
