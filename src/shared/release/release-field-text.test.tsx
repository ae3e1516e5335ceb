import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import common from '#locales/en/common.json' with { type: 'json' }
import contributors from '#locales/en/contributors.json' with { type: 'json' }
import releases from '#locales/en/releases.json' with { type: 'json' }
import commonItalian from '#locales/it/common.json' with { type: 'json' }
import contributorsItalian from '#locales/it/contributors.json' with { type: 'json' }
import releasesItalian from '#locales/it/releases.json' with { type: 'json' }
import type { ShownTrack } from '#src/contract/releases.ts'
import { ASSET_FIELDS } from '#src/domain/fields.ts'
import type { TrackContentField } from '#src/domain/release/content.ts'
import { type ShownRelease, useReleaseFieldText, useTrackFieldText } from '#src/shared/release/release-field-text.ts'

await i18next.use(initReactI18next).init({
  lng: 'en',
  resources: {
    en: { common, contributors, releases },
    it: { common: commonItalian, contributors: contributorsItalian, releases: releasesItalian },
  },
})

const TrackText = ({ field, track }: { field: TrackContentField; track: ShownTrack }) =>
  useTrackFieldText()(field, track)
const CoverText = ({ cover }: Pick<ShownRelease, 'cover'>) => useReleaseFieldText()('cover', { cover }, '')

const textOf = (field: TrackContentField, track: ShownTrack) =>
  renderToStaticMarkup(<TrackText field={field} track={track} />)
const coverText = (cover: ShownRelease['cover']) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      <CoverText cover={cover} />
    </QueryClientProvider>,
  )

const [ONE, OTHER] = ['3f2a9c1b-0000-4000-8000-000000000000', 'b01d77e4-0000-4000-8000-000000000000'] as const
const ANA = { artistId: ONE, name: 'Ana', type: 'PRIMARY' as const }
const MASTER = {
  fileId: ONE,
  fileName: 'master.wav',
  container: 'WAV',
  durationMs: 200_000,
  sampleRate: 44_100,
  bitDepth: 24,
  channels: 2,
}
const KEPT = { code: 'TITLE_CASE', field: 'title', spelling: 'blue', reason: 'As it is printed' }

/** Of each field what may become of it, one after another. */
const CHANGES: Record<TrackContentField, readonly ShownTrack[]> = {
  title: [{ title: 'Blue' }, { title: 'blue' }],
  version: [{ version: null }, { version: 'Live' }],
  format: [{ format: 'TRACK' }, { format: 'VIDEO' }],
  artists: [
    { artists: [ANA] },
    { artists: [{ ...ANA, type: 'FEATURED' }] },
    { artists: [{ ...ANA, type: 'REMIXER' }] },
    { artists: [ANA, { ...ANA, type: 'REMIXER' }] },
  ],
  composer: [{ composer: [] }, { composer: ['Ana'] }, { composer: ['Ana', 'Bo'] }, { composer: ['Bo', 'Ana'] }],
  lyricist: [{ lyricist: [] }, { lyricist: ['Ana'] }],
  contributors: [
    { contributors: [{ name: 'Ana', role: 'PRODUCER' }] },
    { contributors: [{ name: 'Ana', role: 'MIXING_ENGINEER' }] },
    {
      contributors: [
        { name: 'Ana', role: 'PRODUCER' },
        { name: 'Ana', role: 'MIXING_ENGINEER' },
      ],
    },
  ],
  isrc: [{ isrc: null }, { isrc: 'ITABC2600001' }, { isrc: 'ITABC2600002' }],
  explicit: [{ explicit: null }, { explicit: false }, { explicit: true }],
  language: [{ language: null }, { language: 'it' }, { language: 'zxx' }],
  metadataLanguage: [{ metadataLanguage: null }, { metadataLanguage: 'it' }, { metadataLanguage: 'en' }],
  lyrics: [{ lyrics: null }, { lyrics: 'Blue, blue' }, { lyrics: 'Blue, blue\nAgain' }],
  genre: [{ genre: null }, { genre: 'Jazz' }],
  subgenre: [{ subgenre: null }, { subgenre: 'Bebop' }],
  alternateGenre: [{ alternateGenre: null }, { alternateGenre: 'Jazz' }],
  alternateSubgenre: [{ alternateSubgenre: null }, { alternateSubgenre: 'Bebop' }],
  catalogTier: [{ catalogTier: null }, { catalogTier: 'FRONT' }, { catalogTier: 'MID' }],
  rightsClaim: [{ rightsClaim: null }, { rightsClaim: 'NONE' }, { rightsClaim: 'BLOCK' }],
  copyright: [{ copyright: { year: 2025, text: 'L' } }, { copyright: { year: 2026, text: 'L' } }],
  previewStart: [{ previewStart: null }, { previewStart: 0 }, { previewStart: 30 }],
  previewLength: [{ previewLength: null }, { previewLength: 30 }],
  media: [{ media: null }, { media: MASTER }, { media: { ...MASTER, fileId: OTHER } }],
  dolbyAtmos: [{ dolbyAtmos: null }, { dolbyAtmos: MASTER }, { dolbyAtmos: { ...MASTER, fileId: OTHER } }],
  keptSpellings: [{ keptSpellings: [] }, { keptSpellings: [KEPT] }, { keptSpellings: [{ ...KEPT, spelling: 'blu' }] }],
  instantGratification: [{}, { instantGratification: true }],
}

const FIELDS: readonly TrackContentField[] = [...ASSET_FIELDS, 'instantGratification']

describe.each(['en', 'it'])('in %s', (language) => {
  beforeAll(() => i18next.changeLanguage(language))

  test.each(FIELDS)('when %s of a track changes, then old and new are different texts', (field) => {
    const texts = CHANGES[field].map((track) => textOf(field, track))
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.length).toBeGreaterThan(1)
  })

  test('when a master is shown, then its sample rate is written as the language writes it', () => {
    expect(textOf('media', { media: MASTER })).toContain(language === 'it' ? '44,1 kHz' : '44.1 kHz')
  })

  test('when a cover is replaced, then old and new are different texts', () => {
    expect(new Set([null, { fileId: ONE }, { fileId: OTHER }].map(coverText)).size).toBe(3)
  })
})
