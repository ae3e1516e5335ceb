import { useState } from 'react'
import type { MemoryDatabase } from '#mocks/db/database.ts'
import { copyText } from '#mocks/panel/copy-text.ts'
import { useTexts } from '#mocks/panel/texts.ts'
import { LINK_PARAM, writeLink } from '#mocks/settings/link.ts'
import { readSettings, storeSettings } from '#mocks/settings/stored-settings.ts'
import classes from '#mocks/panel/panel.module.css'

const linkToState = () => {
  const url = new URL(location.href)
  url.searchParams.set(LINK_PARAM, writeLink(readSettings()))
  return url.href
}

/** What concerns all settings, and what a tester has to know. */
export const Footer = ({ database }: { database: MemoryDatabase }) => {
  const t = useTexts()
  const [outcome, setOutcome] = useState('')
  const copy = async () => setOutcome(t((await copyText(linkToState())) ? 'copied' : 'notCopied'))
  const reset = async () => {
    await database.reset()
    storeSettings({})
    location.reload()
  }
  return (
    <footer className={classes.footer}>
      <div className={classes.buttons}>
        <button type="button" onClick={() => void copy()}>
          {t('copyLink')}
        </button>
        <button type="button" onClick={() => storeSettings({ scenario: readSettings().scenario })}>
          {t('resetSettings')}
        </button>
        <button type="button" onClick={() => void reset()}>
          {t('reset')}
        </button>
        <output>{outcome}</output>
      </div>
      <p>{t('code')}</p>
      <p>{t('key')}</p>
    </footer>
  )
}
