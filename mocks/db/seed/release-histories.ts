import {
  DELIVERED,
  DELIVERING,
  FAILURES,
  PENDING,
  REFUSALS,
  TAKEDOWN_REFUSALS,
  TAKEDOWN_REQUESTED,
  TAKEN_DOWN,
  type Decision,
} from '#mocks/db/seed/decisions.ts'
import type { Random } from '#mocks/db/seed/random.ts'

/** From and to, in days from now. */
type Span = readonly [number, number]
export type ReleaseHistory = {
  /** When it goes live. */
  live: Span
  /** When it was handed in: so long before now, or before it goes live when that is over. */
  submittedOn: Span
  /** When it was decided, in days from now; without it, a day or two after it was submitted. */
  decidedOn?: Span
  /** What each store's submission has come to; none for a draft. */
  decide: ((random: Random, store: number) => Decision) | null
  /** How many stores it goes to, when it is not the usual number. */
  stores?: Span
  /** Refused once, mended, and handed in again. */
  again?: true
}

const UNDECIDED: Span = [-4, -0.1]
const SOON: Span = [16, 70]
const draft: ReleaseHistory = { live: [20, 90], submittedOn: [-12, -0.2], decide: null }
const QUEUED: Span = [2, 4]
const refused = (random: Random) => random.pick(REFUSALS)

export type ReleaseHistoryName =
  | 'emptyDraft'
  | 'partialDraft'
  | 'readyDraft'
  | 'inReview'
  | 'partlyDecided'
  | 'resubmitted'
  | 'upcoming'
  | 'needsChanges'
  | 'live'
  | 'liveWithErrors'
  | 'takedownRequested'
  | 'takedownRefused'
  | 'takenDown'

/** Everything that can have become of a release. */
export const RELEASE_HISTORIES: Readonly<Record<ReleaseHistoryName, ReleaseHistory>> = {
  emptyDraft: draft,
  partialDraft: draft,
  readyDraft: draft,
  inReview: { live: SOON, submittedOn: UNDECIDED, stores: QUEUED, decide: () => PENDING },
  partlyDecided: {
    live: SOON,
    submittedOn: [-4, -1.2],
    decide: (random, store) => (store === 0 ? DELIVERING : store === 1 ? refused(random) : PENDING),
  },
  resubmitted: { live: SOON, submittedOn: [-9, -6], decide: () => PENDING, stores: QUEUED, again: true },
  upcoming: {
    live: [11, 40],
    submittedOn: [-20, -7],
    decide: (random) => (random.chance(0.6) ? DELIVERED : DELIVERING),
  },
  needsChanges: { live: SOON, submittedOn: [-11, -1.2], decide: refused },
  live: { live: [-980, -14], submittedOn: [-35, -16], decide: () => DELIVERED },
  liveWithErrors: {
    live: [-60, -9],
    submittedOn: [-30, -16],
    decide: (random, store) => (store % 3 === 0 ? random.pick(FAILURES) : DELIVERED),
  },
  takedownRequested: {
    live: [-700, -90],
    submittedOn: [-35, -16],
    decidedOn: [-5, -0.3],
    decide: (_, store) => (store < 3 ? TAKEDOWN_REQUESTED : DELIVERED),
  },
  takedownRefused: {
    live: [-500, -120],
    submittedOn: [-35, -16],
    decidedOn: [-14, -2],
    decide: (random, store) => (store === 0 ? random.pick(TAKEDOWN_REFUSALS) : DELIVERED),
  },
  takenDown: { live: [-1000, -200], submittedOn: [-35, -16], decidedOn: [-90, -10], decide: () => TAKEN_DOWN },
}
