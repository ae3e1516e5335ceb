import i18next from 'i18next'
import { useState } from 'react'
import type { MemoryDatabase } from '#mocks/db/database.ts'
import { copyText } from '#mocks/panel/copy-text.ts'
import { COLOR_SCHEME_KEY } from '#mocks/panel/follow-link.ts'
import { useTexts } from '#mocks/panel/texts.ts'
import { COLOR_SCHEMES, type Commands, PEOPLE, withLink, writeLink } from '#mocks/settings/link.ts'
import { readSettings, storeSettings } from '#mocks/settings/stored-settings.ts'
import { api } from '#src/api/client.ts'
import { queryClient } from '#src/api/query-client.ts'
import { LANGUAGES } from '#src/domain/interface-languages.ts'
import classes from '#mocks/panel/panel.module.css'

/** Who looks at it, and how: only a demo account can be named. */
const viewerNow = (): Commands => {
  const email = queryClient.getQueryData(api.auth.user.queryKey())?.email
  const scheme = COLOR_SCHEMES.find((each) => each === localStorage.getItem(COLOR_SCHEME_KEY))
  return {
    as: email === undefined ? 'nobody' : PEOPLE.find((person) => email === `${person}@liner.test`),
    language: LANGUAGES.find((each) => each === i18next.resolvedLanguage),
    scheme: scheme === 'auto' ? undefined : scheme,
  }
}

const linkToState = () => withLink(location.href, writeLink(readSettings(), viewerNow()))

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
