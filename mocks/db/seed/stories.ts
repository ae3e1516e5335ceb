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
export type Story = {
  /** When it goes live. */
  live: Span
  /** When it was handed in: so long before now, or before it goes live when that is over. */
  handedIn: Span
  /** When it was decided, in days from now; without it, a day or two after it was submitted. */
  lastWord?: Span
  /** What each store's submission has come to; none for a draft. */
  decide: ((random: Random, store: number) => Decision) | null
  /** How many stores it goes to, when it is not the usual number. */
  stores?: Span
  /** Refused once, mended, and handed in again. */
  again?: true
}

const UNDECIDED: Span = [-4, -0.1]
const SOON: Span = [16, 70]
const draft: Story = { live: [20, 90], handedIn: [-12, -0.2], decide: null }
const QUEUED: Span = [2, 4]
const refused = (random: Random) => random.pick(REFUSALS)

export type StoryName =
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
export const STORIES: Readonly<Record<StoryName, Story>> = {
  emptyDraft: draft,
  partialDraft: draft,
  readyDraft: draft,
  inReview: { live: SOON, handedIn: UNDECIDED, stores: QUEUED, decide: () => PENDING },
  partlyDecided: {
    live: SOON,
    handedIn: [-4, -1.2],
    decide: (random, store) => (store === 0 ? DELIVERING : store === 1 ? refused(random) : PENDING),
  },
  resubmitted: { live: SOON, handedIn: [-9, -6], decide: () => PENDING, stores: QUEUED, again: true },
  upcoming: {
    live: [11, 40],
    handedIn: [-20, -7],
    decide: (random) => (random.chance(0.6) ? DELIVERED : DELIVERING),
  },
  needsChanges: { live: SOON, handedIn: [-11, -1.2], decide: refused },
  live: { live: [-980, -14], handedIn: [-35, -16], decide: () => DELIVERED },
  liveWithErrors: {
    live: [-60, -9],
    handedIn: [-30, -16],
    decide: (random, store) => (store % 3 === 0 ? random.pick(FAILURES) : DELIVERED),
  },
  takedownRequested: {
    live: [-700, -90],
    handedIn: [-35, -16],
    lastWord: [-5, -0.3],
    decide: (_, store) => (store < 3 ? TAKEDOWN_REQUESTED : DELIVERED),
  },
  takedownRefused: {
    live: [-500, -120],
    handedIn: [-35, -16],
    lastWord: [-14, -2],
    decide: (random, store) => (store === 0 ? random.pick(TAKEDOWN_REFUSALS) : DELIVERED),
  },
  takenDown: { live: [-1000, -200], handedIn: [-35, -16], lastWord: [-90, -10], decide: () => TAKEN_DOWN },
}
