import type shell from '#locales/en/shell.json'
import { LANGUAGES } from '#src/domain/interface-languages.ts'

type StartTexts = (typeof shell)['start']

// Part of the page, in every language: it has these where the files of texts do not come.
const texts = import.meta.glob<StartTexts>('./*/shell.json', { base: '/locales', eager: true, import: 'start' })

const InEachLanguage = ({ text }: { text: keyof StartTexts }) =>
  LANGUAGES.map((language) => (
    <p key={language} lang={language}>
      {texts[`./${language}/shell.json`]?.[text]}
    </p>
  ))

const Reload = () => (
  <button type="button" onClick={() => window.location.reload()}>
    {LANGUAGES.map((language) => texts[`./${language}/shell.json`]?.retry).join(' · ')}
  </button>
)

/** Shown while the files of texts do not come. */
export const StartDelayed = () => (
  <main>
    <h1>Liner</h1>
    <InEachLanguage text="late" />
    <Reload />
  </main>
)

/** Shown where the page cannot start without what did not come. */
export const StartFailure = ({ error }: { error: unknown }) => (
  <main>
    <h1>Liner</h1>
    <InEachLanguage text="failed" />
    <Reload />
    <pre>{String(error)}</pre>
  </main>
)
