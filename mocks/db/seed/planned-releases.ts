import type { ReleaseHistoryName } from '#mocks/db/seed/release-histories.ts'
import type { ReleaseFormat } from '#src/domain/release/format.ts'

/** A release that is to be made. */
export type Planned = { history: ReleaseHistoryName; format: ReleaseFormat }

const of = (history: ReleaseHistoryName, ...formats: ReleaseFormat[]): Planned[] =>
  formats.map((format) => ({ history, format }))

/** The organization of the demo's member shows everything there is. */
const RICHEST: readonly Planned[] = [
  ...of('inReview', 'SINGLE', 'ALBUM', 'EP'),
  ...of('needsChanges', 'ALBUM', 'SINGLE'),
  ...of('live', 'ALBUM', 'EP', 'SINGLE', 'VIDEO'),
  ...of('partlyDecided', 'EP', 'SINGLE'),
  ...of('partialDraft', 'ALBUM', 'SINGLE'),
  ...of('upcoming', 'ALBUM', 'SINGLE'),
  ...of('liveWithErrors', 'ALBUM', 'SINGLE'),
  ...of('takedownRequested', 'SINGLE', 'EP'),
  ...of('emptyDraft', 'EP'),
  ...of('resubmitted', 'SINGLE'),
  ...of('takedownRefused', 'ALBUM'),
  ...of('takenDown', 'SINGLE', 'ALBUM'),
  ...of('readyDraft', 'SINGLE', 'EP'),
  ...of('live', 'ALBUM', 'SINGLE', 'EP', 'SINGLE', 'ALBUM', 'SINGLE'),
  ...of('inReview', 'VIDEO'),
]

/** A working week of any other organization; the formats are dealt anew to each. */
const USUAL: readonly ReleaseHistoryName[] = [
  'live',
  'inReview',
  'live',
  'upcoming',
  'partialDraft',
  'live',
  'needsChanges',
  'inReview',
  'live',
  'liveWithErrors',
  'partlyDecided',
  'takenDown',
  'live',
  'readyDraft',
  'takedownRequested',
]
const FORMATS: readonly ReleaseFormat[] = [
  'ALBUM',
  'SINGLE',
  'EP',
  'SINGLE',
  'ALBUM',
  'SINGLE',
  'EP',
  'ALBUM',
  'SINGLE',
  'VIDEO',
  'EP',
]
const OVER: readonly ReleaseHistoryName[] = ['takenDown', 'live', 'takenDown']

/** The releases planned for the organization at this position. */
export const plannedReleases = (position: number, active: boolean): readonly Planned[] => {
  if (position === 0) return RICHEST
  return (active ? USUAL : OVER).map((history, index) => ({
    history,
    format: FORMATS[(index + position * 3) % FORMATS.length] ?? 'SINGLE',
  }))
}
