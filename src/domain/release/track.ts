import { artistProblems, type Credited } from '#src/domain/artist/credits.ts'
import { isBandName } from '#src/domain/artist/names.ts'
import { isPrimaryRole } from '#src/domain/artist/role.ts'
import { metadataLanguageProblems, lyricsProblems } from '#src/domain/asset/check.ts'
import type { AssetFormat } from '#src/domain/asset/format.ts'
import { type CheckedMedia, masterProblems } from '#src/domain/asset/master.ts'
import { previewProblems } from '#src/domain/asset/preview.ts'
import { contributorProblems, type Contributor, writersOf } from '#src/domain/contributor/credits.ts'
import type { AssetProblemField, ProblemField } from '#src/domain/fields.ts'
import { isValidIsrc, normalizeIsrc } from '#src/domain/identifiers/isrc.ts'
import { hasContactDetails } from '#src/domain/metadata/contact-details.ts'
import { NO_LANGUAGE } from '#src/domain/metadata/languages.ts'
import type { SpellingOverride } from '#src/domain/metadata/spelling-override.ts'
import { titleProblems } from '#src/domain/metadata/title.ts'
import { versionProblems } from '#src/domain/metadata/version.ts'
import { error, type Problem, warning } from '#src/domain/problem.ts'
import type { RightsClaim } from '#src/domain/release/monetization.ts'

export type CheckedTrack = {
  assetId: string
  format: AssetFormat
  title: string
  version: string | null
  artists: readonly Credited[]
  composer: readonly string[]
  lyricist: readonly string[]
  contributors: readonly Contributor[]
  /** Null where it is that of the release. */
  rightsClaim?: RightsClaim | null
  isrc: string | null
  explicit: boolean | null
  language: string | null
  metadataLanguage: string | null
  lyrics: string | null
  previewStart: number | null
  previewLength: number | null
  media: CheckedMedia | null
  keptSpellings?: readonly SpellingOverride[]
}

/** Public domain works and unknown writers have no legal name to give. */
const NO_LEGAL_NAME = new Set(['traditional', 'anonymous', 'tradizionale', 'anonimo'])
const isLegalName = (name: string) => name.trim().includes(' ') || NO_LEGAL_NAME.has(name.trim().toLowerCase())

const writers = (track: CheckedTrack, at: (name: AssetProblemField) => ProblemField): Problem[] => {
  const problems: Problem[] = []
  const { composer, lyricist, contributors } = track
  const { composers, lyricists } = writersOf(track)
  const songwriters = contributors.filter(({ role }) => role === 'SONGWRITER').map(({ name }) => name)
  const instrumental = track.language === NO_LANGUAGE
  if (composers.length === 0) problems.push(error('CONTRIBUTOR_COMPOSER_REQUIRED', at('composer')))
  if (lyricists.length === 0 && !instrumental) problems.push(error('LYRICIST_MISSING', at('lyricist')))
  if (lyricist.length > 0 && instrumental) problems.push(warning('LYRICIST_ON_INSTRUMENTAL', at('lyricist')))
  for (const [field, names] of [
    ['composer', composer],
    ['lyricist', lyricist],
    ['contributors', songwriters],
  ] as const) {
    const stage = names.find((name) => !isLegalName(name))
    if (stage !== undefined) problems.push(warning('COMPOSER_LEGAL_NAME', at(field), { values: { name: stage } }))
    const band = names.find(isBandName)
    if (band !== undefined) problems.push(warning('WRITER_IS_BAND', at(field), { values: { name: band } }))
    const address = field === 'contributors' ? undefined : names.find(hasContactDetails)
    if (address !== undefined) problems.push(error('METADATA_ADDRESS', at(field), { text: address }))
  }
  return problems
}

const master = ({ media, format }: CheckedTrack, field: ProblemField): Problem[] =>
  media === null ? [error('MEDIA_MISSING', field)] : masterProblems(format, media, field)

/** The language of a track's title: its own, or that of the release; what is sung says nothing about it. */
export const titleLanguageOf = ({ metadataLanguage }: CheckedTrack, releaseLanguage: string | null): string =>
  metadataLanguage ?? releaseLanguage ?? ''

const REMIX = /\b(?:remix|rmx)\b/iu
const INSTRUMENTAL = /^(?:instrumental|strumentale|instrumental version|versione strumentale)$/iu

/** What the version says of the artists and of the language (domain, L42 and L74). */
const versionClaims = (track: CheckedTrack, at: (name: AssetProblemField) => ProblemField): Problem[] => {
  const version = track.version?.trim() ?? ''
  const isRemixed = REMIX.test(version) && track.artists.every(({ type }) => type !== 'REMIXER')
  const isSung = INSTRUMENTAL.test(version) && track.language !== null && track.language !== NO_LANGUAGE
  return [
    ...(isRemixed ? [error('REMIXER_MISSING', at('artists'))] : []),
    ...(isSung ? [error('INSTRUMENTAL_LANGUAGE', at('language'))] : []),
  ]
}

/** What is wrong with one track; its problems lie under `tracks.<assetId>`. The release's language is that of a title without one. */
export const trackProblems = (track: CheckedTrack, releaseLanguage: string | null): Problem[] => {
  const at = (name: AssetProblemField) => `tracks.${track.assetId}.${name}` as const
  const language = titleLanguageOf(track, releaseLanguage)
  const names = track.artists.filter(({ type }) => isPrimaryRole(type)).map(({ name }) => name)
  return [
    ...titleProblems(track.title, language, at('title'), names),
    ...versionProblems(track.version, at('version'), language),
    ...versionClaims(track, at),
    ...artistProblems(track.artists, at('artists'), { onTrack: true, language }),
    ...writers(track, at),
    ...(track.isrc === null || isValidIsrc(track.isrc) ? [] : [error('ISRC_WRONG', at('isrc'))]),
    ...(track.language === null ? [error('LANGUAGE_MISSING', at('language'))] : []),
    ...(track.explicit === null ? [error('EXPLICIT_MISSING', at('explicit'))] : []),
    ...master(track, at('media')),
    ...[
      ...metadataLanguageProblems(track),
      ...lyricsProblems(track),
      ...contributorProblems(track.contributors),
      ...previewProblems({ ...track, durationMs: track.media?.durationMs ?? null }),
    ].map((problem) => ({ ...problem, field: at(problem.field) })),
  ]
}

/** Those whose key was already seen on an earlier track. */
const repeated = (tracks: readonly CheckedTrack[], keyOf: (track: CheckedTrack) => string | null): CheckedTrack[] => {
  const seen = new Set<string>()
  return tracks.filter((track) => {
    const key = keyOf(track)
    if (key === null || key === '') return false
    const again = seen.has(key)
    seen.add(key)
    return again
  })
}

const sameTitle = ({ title, version, artists }: CheckedTrack) =>
  title.trim() === '' ? null : JSON.stringify([title, version, artists.map(({ artistId }) => artistId)]).toLowerCase()

/** What is wrong with the tracks as a list: none at all, one twice, two alike, depths that do not go together. */
export const tracklistProblems = (tracks: readonly CheckedTrack[]): Problem[] => {
  if (tracks.length === 0) return [error('TRACKS_MISSING', 'tracks')]
  const depths = new Set(
    tracks.flatMap(({ media }) => (media === null || media.bitDepth === 0 ? [] : [media.bitDepth])),
  )
  return [
    ...repeated(tracks, ({ assetId }) => assetId).map(({ assetId }) => error('TRACK_TWICE', `tracks.${assetId}.title`)),
    ...repeated(tracks, sameTitle).map(({ assetId }) => error('TRACK_SAME_TITLE', `tracks.${assetId}.title`)),
    ...repeated(tracks, ({ isrc }) => (isrc === null ? null : normalizeIsrc(isrc))).map(({ assetId }) =>
      error('ISRC_TWICE', `tracks.${assetId}.isrc`),
    ),
    ...(depths.size > 1 ? [warning('AUDIO_MIXED_DEPTH', 'tracks')] : []),
  ]
}
