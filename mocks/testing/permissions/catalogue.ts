import { BY_PERMISSION, NO, OK, OUT, type Outcomes, type Procedures } from '#mocks/testing/permissions/outcomes.ts'
import { ARTIST, LABEL, PERSON } from '#mocks/testing/test-ids.ts'

const page = { page: 1, perPage: 5 }
const NEEDED = 'PRECONDITION_FAILED'
const status = 'INACTIVE'
// A super administrator belongs to no organization, and what they make has to.
const UNPLACED = 'BAD_REQUEST'
const unplaced = (label: string, artist: string): Outcomes => [OUT, NO, label, artist, OK, NO, UNPLACED]

export const labels: Procedures['labels'] = {
  list: { call: ({ labels }) => labels.list.query(page), outcomes: BY_PERMISSION(OK, NO) },
  get: { call: ({ labels }) => labels.get.query({ labelId: LABEL.own }), outcomes: BY_PERMISSION(OK, NO) },
  defaults: {
    call: ({ labels }) => labels.defaults.query({ labelId: LABEL.own }),
    outcomes: BY_PERMISSION(OK, OK),
  },
  create: { call: ({ labels }) => labels.create.mutate({ name: 'New' }), outcomes: unplaced(OK, NO) },
  update: {
    call: ({ labels }) => labels.update.mutate({ labelId: LABEL.own, revision: 1, name: 'New' }),
    outcomes: BY_PERMISSION(OK, NO),
  },
  toggle: {
    call: ({ labels }) => labels.toggle.mutate({ labelIds: [LABEL.own], status }),
    outcomes: BY_PERMISSION(OK, NO),
  },
  permanentlyDelete: {
    call: ({ labels }) => labels.permanentlyDelete.mutate({ labelIds: [LABEL.own] }),
    outcomes: [OUT, NO, NEEDED, NO, NEEDED, NO, NEEDED],
  },
}

export const artists: Procedures['artists'] = {
  list: { call: ({ artists }) => artists.list.query(page), outcomes: BY_PERMISSION(NO, OK) },
  get: { call: ({ artists }) => artists.get.query({ artistId: ARTIST.anna }), outcomes: BY_PERMISSION(NO, OK) },
  create: { call: ({ artists }) => artists.create.mutate({ name: 'Somebody' }), outcomes: unplaced(NO, OK) },
  update: {
    call: ({ artists }) => artists.update.mutate({ artistId: ARTIST.anna, revision: 1, name: 'New' }),
    outcomes: BY_PERMISSION(NO, OK),
  },
  toggle: {
    call: ({ artists }) => artists.toggle.mutate({ artistIds: [ARTIST.anna], status }),
    outcomes: BY_PERMISSION(NO, OK),
  },
  permanentlyDelete: {
    call: ({ artists }) => artists.permanentlyDelete.mutate({ artistIds: [ARTIST.outOfScope] }),
    outcomes: BY_PERMISSION(NO, 'NOT_FOUND'),
  },
}

export const people: Procedures['people'] = {
  list: { call: ({ people }) => people.list.query(page), outcomes: BY_PERMISSION(NO, NO) },
  get: { call: ({ people }) => people.get.query({ personId: PERSON }), outcomes: BY_PERMISSION(NO, NO) },
  credits: {
    call: ({ people }) => people.credits.query({ personId: PERSON }),
    outcomes: BY_PERMISSION(NO, NO),
  },
  create: { call: ({ people }) => people.create.mutate({ name: 'New' }), outcomes: unplaced(NO, NO) },
  update: {
    call: ({ people }) => people.update.mutate({ personId: PERSON, revision: 1, name: 'New' }),
    outcomes: BY_PERMISSION(NO, NO),
  },
  permanentlyDelete: {
    call: ({ people }) => people.permanentlyDelete.mutate({ personIds: [PERSON] }),
    outcomes: BY_PERMISSION(NO, NO),
  },
}
