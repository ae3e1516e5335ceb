import { lazy, type ReactNode, Suspense, useId, useSyncExternalStore } from 'react'
import type { MemoryDatabase } from '#mocks/db/database.ts'
import { CallsPart } from '#mocks/panel/calls-part.tsx'
import { FailuresPart } from '#mocks/panel/failures-part.tsx'
import { Footer } from '#mocks/panel/footer.tsx'
import { MessagesPart } from '#mocks/panel/messages-part.tsx'
import { NetworkPart } from '#mocks/panel/network-part.tsx'
import { changePanelState, readPanelState, SIDES, watchPanelState } from '#mocks/panel/panel-state.ts'
import { StartPart } from '#mocks/panel/start-part.tsx'
import { type TextKey, useTexts } from '#mocks/panel/texts.ts'
import classes from '#mocks/panel/panel.module.css'

const Devtools = import.meta.env.DEV ? lazy(() => import('#mocks/panel/devtools.tsx')) : () => null

const Part = ({ name, children }: { name: TextKey; children: ReactNode }) => {
  const t = useTexts()
  const { parts } = useSyncExternalStore(watchPanelState, readPanelState)
  const toggle = (isOpen: boolean) => {
    const others = readPanelState().parts.filter((part) => part !== name)
    if (isOpen !== parts.includes(name)) changePanelState({ parts: isOpen ? [...others, name] : others })
  }
  return (
    <details
      className={classes.part}
      open={parts.includes(name)}
      onToggle={({ currentTarget }) => toggle(currentTarget.open)}
    >
      <summary>{t(name)}</summary>
      <div className={classes.body}>{children}</div>
    </details>
  )
}

const SideSelect = () => {
  const t = useTexts()
  const { side } = useSyncExternalStore(watchPanelState, readPanelState)
  return (
    <select
      aria-label={t('side')}
      value={side}
      onChange={({ target }) => changePanelState({ side: SIDES.find((each) => each === target.value) ?? 'right' })}
    >
      {SIDES.map((each) => (
        <option key={each} value={each}>
          {t(`side.${each}`)}
        </option>
      ))}
    </select>
  )
}

/** As a ref: the panel takes the focus when it opens. */
const focus = (button: HTMLButtonElement | null) => button?.focus()

type Props = { database: MemoryDatabase; onClose: () => void }

/** Everything that the emulation can be told, beside the app. */
export const Panel = ({ database, onClose }: Props) => {
  const t = useTexts()
  const id = useId()
  const { side } = useSyncExternalStore(watchPanelState, readPanelState)
  return (
    <section className={classes.panel} data-side={side} aria-labelledby={id}>
      <header className={classes.header}>
        <h2 id={id}>{t('title')}</h2>
        <SideSelect />
        <button type="button" ref={focus} onClick={onClose}>
          {t('close')}
        </button>
      </header>
      <div className={classes.parts}>
        <Part name="start">
          <StartPart />
        </Part>
        <Part name="network">
          <NetworkPart />
        </Part>
        <Part name="failures">
          <FailuresPart />
        </Part>
        <Part name="messages">
          <MessagesPart database={database} />
        </Part>
        <Part name="calls">
          <CallsPart />
        </Part>
        <Footer database={database} />
      </div>
      <Suspense>
        <Devtools />
      </Suspense>
    </section>
  )
}
