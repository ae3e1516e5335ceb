import { VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { ControlParts } from '#mocks/gallery/parts/control-parts.tsx'
import { MessageParts } from '#mocks/gallery/parts/message-parts.tsx'
import { OverlayParts } from '#mocks/gallery/parts/overlay-parts.tsx'
import { SearchParts } from '#mocks/gallery/parts/search-parts.tsx'
import { TokenParts } from '#mocks/gallery/parts/token-parts.tsx'
import { linkOf, type Screen, screens, STATES } from '#mocks/gallery/screens.ts'
import { useTexts } from '#mocks/gallery/texts.ts'
import { LanguageSwitch } from '#src/i18n/language-switch.tsx'
import { ColorSchemeSwitch } from '#src/ui/theme/color-scheme-switch.tsx'
import classes from '#mocks/gallery/gallery.module.css'

const ScreenRow = ({ screen: { name, looks } }: { screen: Screen }) => {
  const t = useTexts()
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
      </th>
      {STATES.map((state) => {
        const look = looks[state]
        return (
          <td key={state}>
            {look === undefined ? (
              <VisuallyHidden>{t('none')}</VisuallyHidden>
            ) : (
              <a href={linkOf(look)} aria-label={`${name}: ${t(`state.${state}`)}`}>
                {t(`state.${state}`)}
              </a>
            )}
          </td>
        )
      })}
    </tr>
  )
}

/** Every screen in every state by link, and every part of the interface in its states. */
export const Gallery = () => {
  const t = useTexts()
  const [all] = useState(() => screens())
  return (
    <main className={classes.gallery}>
      <header className={classes.header}>
        <h1>{t('title')}</h1>
        <LanguageSwitch />
        <ColorSchemeSwitch />
      </header>
      <p>{t('lead')}</p>
      <h2>{t('screens')}</h2>
      {/* Its links take the focus and scroll into view, so the region needs no focus. */}
      <section className={classes.scroll} aria-label={t('screens')}>
        <table className={classes.screens}>
          <thead>
            <tr>
              <th scope="col">{t('screen')}</th>
              {STATES.map((state) => (
                <th key={state} scope="col">
                  {t(`state.${state}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {all.map((screen) => (
              <ScreenRow key={screen.name} screen={screen} />
            ))}
          </tbody>
        </table>
      </section>
      <h2>{t('parts')}</h2>
      <ControlParts />
      <SearchParts />
      <MessageParts />
      <OverlayParts />
      <h2>{t('tokens')}</h2>
      <TokenParts />
    </main>
  )
}
