import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import en from '#locales/en/submissions.json' with { type: 'json' }
import italian from '#locales/it/submissions.json' with { type: 'json' }
import { TrackMetadata } from '#src/features/submissions/track-metadata.tsx'

await i18next
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: { submissions: en }, it: { submissions: italian } } })

const BARE = { language: null, metadataLanguage: null, rightsClaim: null, dolbyAtmos: null, lyrics: null }
const ATMOS = {
  fileId: '3f2a9c1b-0000-4000-8000-000000000000',
  fileName: 'atmos.wav',
  bytes: 1,
  url: '',
  container: 'ADM BWF',
  durationMs: 1000,
  sampleRate: 48_000,
  bitDepth: 24,
  channels: 12,
}
const markup = (track: Partial<Parameters<typeof TrackMetadata>[0]['track']>) =>
  renderToStaticMarkup(<TrackMetadata track={{ ...BARE, ...track }} />)

describe.each([
  [
    'en',
    'Language: Italian',
    'Metadata language: English',
    'Rights claim: Block',
    'Lyrics',
    'Language and metadata: Italian',
  ],
  [
    'it',
    'Lingua: Italiano',
    'Lingua dei metadati: Inglese',
    'Rivendicazione: Blocca',
    'Testo',
    'Lingua e metadati: Italiano',
  ],
])('in %s', (locale, language, metadataLanguage, claim, lyrics, both) => {
  beforeAll(() => i18next.changeLanguage(locale))

  test('when a track says more than its title, then a reviewer sees it', () => {
    const shown = markup({
      language: 'it',
      metadataLanguage: 'en',
      rightsClaim: 'BLOCK',
      dolbyAtmos: ATMOS,
      lyrics: 'Mare\nmare',
    })
    for (const text of [
      language,
      metadataLanguage,
      claim,
      'Dolby Atmos: ADM BWF 48 kHz / 24 bit',
      lyrics,
      'Mare\nmare',
    ])
      expect(shown.toLowerCase()).toContain(text.toLowerCase())
  })

  test('when it is written in the language in which it is sung, then that is said once', () => {
    expect(markup({ language: 'it', metadataLanguage: 'it' }).toLowerCase()).toContain(`>${both.toLowerCase()}<`)
  })

  test('when it says nothing more, then nothing is added', () => {
    expect(markup({ lyrics: ' ' })).toBe('')
  })
})
