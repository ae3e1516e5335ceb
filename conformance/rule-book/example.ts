import { NEW_RELEASE } from '#src/contract/entity-views.ts'
import { artistProblems } from '#src/domain/artist/credits.ts'
import { titleProblems } from '#src/domain/metadata/title.ts'
import { versionProblems } from '#src/domain/metadata/version.ts'
import type { ProblemCode } from '#src/domain/problem-codes.ts'
import type { Problem } from '#src/domain/problem.ts'
import { type CheckedRelease, releaseProblems } from '#src/domain/release/check.ts'
import { checkedTrack } from '#src/domain/release/testing/checked-track.ts'
import type { CheckedTrack } from '#src/domain/release/track.ts'

/** Something that a rule looks at, in words, and what the rules find in it, each time that it is asked. */
export type Sample = { text: string; readonly problems: readonly Problem[] }
export type Example = { code: ProblemCode; bad: Sample; good: Sample }
export type State = 'WHOLE' | 'PART' | 'ABSENT' | 'INAPPLICABLE'
/** A rule of the style guides with its codes; `lacks` says what is not there yet, or why it does not apply. */
export type Rule = { rule: string; about: string; state: State; lacks?: string; examples: readonly Example[] }

export const whole = (rule: string, about: string, ...examples: Rule['examples']): Rule => ({
  rule,
  about,
  state: 'WHOLE',
  examples,
})
/** A rule about something that Liner does not have. */
export const inapplicable = (rule: string, about: string, lacks: string): Rule => ({
  rule,
  about,
  state: 'INAPPLICABLE',
  lacks,
  examples: [],
})
const TODAY = '2026-11-21'

const quoted = (text: string, note: string) => `“${text}”${note === '' ? '' : ` (${note})`}`

export const title = (text: string, language = 'en', names: readonly string[] = []): Sample => ({
  text: quoted(text, language),
  get problems() {
    return titleProblems(text, language, 'title', names)
  },
})
export const version = (text: string, language = 'en'): Sample => ({
  text: quoted(text, ''),
  get problems() {
    return versionProblems(text, 'version', language)
  },
})
export const artists = (names: readonly string[], onTrack = false, language = ''): Sample => ({
  text: names.map((name) => quoted(name, '')).join(', '),
  get problems() {
    const credited = names.map((name) => ({ artistId: name, type: 'PRIMARY' as const, name }))
    return artistProblems(credited, 'artists', { onTrack, language })
  },
})

export const act = (name: string, type: 'PRIMARY' | 'FEATURED' | 'REMIXER' = 'PRIMARY') => ({
  artistId: name,
  type,
  name,
})
const luna = [act('Luna Sorbi')]

export const track = (id: string, change: Partial<CheckedTrack> = {}): CheckedTrack =>
  checkedTrack(id, { artists: luna, ...change })
const complete: CheckedRelease = {
  ...NEW_RELEASE,
  title: 'Paper Boats',
  format: 'SINGLE',
  artists: luna,
  labelId: 'label',
  hasCover: true,
  genre: 'Pop',
  subgenre: 'Indie Pop',
  defaultLanguage: 'en',
  explicit: false,
  copyrightC: { year: 2026, text: 'Lanterna' },
  copyrightP: { year: 2026, text: 'Lanterna' },
  barcode: '5901234123457',
  territories: ['IT'],
  distributionProviders: ['store'],
  consumerReleaseDate: '2026-12-25',
  tracks: [track('a')],
}

/** A release with nothing against it, but for what is changed. */
export const release = (text: string, change: Partial<CheckedRelease> = {}): Sample => ({
  text,
  get problems() {
    return releaseProblems({ ...complete, ...change }, TODAY)
  },
})
/** The same of its only track; what they share is the same on both. */
export const withTrack = (text: string, change: Partial<CheckedTrack>): Sample => {
  const shared = {
    title: change.title ?? 'Paper Boats',
    version: change.version ?? null,
    artists: change.artists ?? luna,
  }
  return release(text, { ...shared, explicit: change.explicit ?? false, tracks: [track('a', change)] })
}
export const GOOD = release('the release as it should be')
