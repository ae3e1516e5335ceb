import { describe, expect, test } from 'vitest'
import { contract } from '#src/contract/router.ts'
import { clientFor } from '#mocks/node.ts'
import { organizations, users } from '#mocks/testing/permissions/administration.ts'
import { artists, labels, people } from '#mocks/testing/permissions/catalogue.ts'
import {
  BY_PERMISSION,
  EVERYBODY,
  NO,
  OK,
  OUT,
  type Outcomes,
  type Procedures,
} from '#mocks/testing/permissions/outcomes.ts'
import { ARTIST, ASSET, LABEL, ORGANIZATION, PASSWORD, RELEASE, STORE, testId } from '#mocks/testing/test-ids.ts'
import { socialToken } from '#mocks/testing/social-token.ts'
import { type Person, refused, useApi } from '#mocks/testing/use-api.ts'

const api = useApi()
const page = { page: 1, perPage: 5 }
const upload = { fileName: 'a', mimeType: 'x/y', bytes: 10, sha256: 'a'.repeat(64) }
const NEW = 'somebody@new.test'
const NOWHERE = testId(99, 1)

const ANYBODY = (outcome: string): Outcomes => [outcome, outcome, outcome, outcome, outcome, outcome, outcome]
const REVIEWERS: Outcomes = [OUT, NO, NO, NO, NO, NO, OK]

/** A procedure of the contract that is missing here does not compile. */
const MATRIX: Procedures = {
  artists,
  labels,
  organizations,
  people,
  users,
  assets: {
    list: { call: ({ assets }) => assets.list.query(page), outcomes: BY_PERMISSION(NO, NO) },
    get: { call: ({ assets }) => assets.get.query({ assetId: ASSET.own }), outcomes: BY_PERMISSION(NO, NO) },
    create: {
      call: ({ assets }) =>
        assets.create.mutate({ title: 'New', format: 'TRACK', artists: [{ artistId: ARTIST.anna, type: 'PRIMARY' }] }),
      outcomes: BY_PERMISSION(NO, NO),
    },
    update: {
      call: ({ assets }) => assets.update.mutate({ assetId: ASSET.own, revision: 1, title: 'New' }),
      outcomes: BY_PERMISSION(NO, NO),
    },
    permanentlyDelete: {
      call: ({ assets }) => assets.permanentlyDelete.mutate({ assetIds: [ASSET.second] }),
      outcomes: BY_PERMISSION(NO, NO),
    },
  },
  auth: {
    signUp: { call: ({ auth }) => auth.signUp.mutate({ email: NEW }), outcomes: ANYBODY(OK) },
    sendOtp: {
      call: ({ auth }) => auth.sendOtp.mutate({ email: NEW, type: 'EMAIL', isResend: false }),
      outcomes: ANYBODY(OK),
    },
    verifyOtp: {
      call: ({ auth }) => auth.verifyOtp.mutate({ email: NEW, otp: '123456', type: 'EMAIL' }),
      outcomes: ANYBODY('BAD_REQUEST'),
    },
    setPassword: {
      call: ({ auth }) => auth.setPassword.mutate({ email: NEW, otp: '123456', password: PASSWORD }),
      outcomes: ANYBODY('BAD_REQUEST'),
    },
    passwordRecovery: {
      call: ({ auth }) => auth.passwordRecovery.mutate({ email: NEW, otp: '123456', type: 'PASSWORD' }),
      outcomes: ANYBODY('BAD_REQUEST'),
    },
    googleSignIn: {
      call: ({ auth }) => auth.googleSignIn.mutate({ accessToken: socialToken(NEW) }),
      outcomes: ANYBODY(OK),
    },
    facebookSignIn: {
      call: ({ auth }) => auth.facebookSignIn.mutate({ accessToken: 'made-up' }),
      outcomes: ANYBODY('BAD_REQUEST'),
    },
    signIn: {
      call: ({ auth }) => auth.signIn.mutate({ email: 'member@liner.test', password: PASSWORD }),
      outcomes: [OK, OK, OK, OK, OK, OK, OK],
    },
    signOut: { call: ({ auth }) => auth.signOut.mutate({}), outcomes: [OK, OK, OK, OK, OK, OK, OK] },
    changePassword: {
      call: ({ auth }) => auth.changePassword.mutate({ currentPassword: PASSWORD, password: `${PASSWORD}-new` }),
      outcomes: EVERYBODY,
    },
    linkSocial: {
      call: ({ auth }) => auth.linkSocial.mutate({ provider: 'GOOGLE', accessToken: socialToken(NEW) }),
      outcomes: EVERYBODY,
    },
    unlinkSocial: { call: ({ auth }) => auth.unlinkSocial.mutate({ provider: 'GOOGLE' }), outcomes: EVERYBODY },
    user: { call: ({ auth }) => auth.user.query(), outcomes: EVERYBODY },
    permissions: { call: ({ auth }) => auth.permissions.query(), outcomes: [OUT, OK, OK, OK, OK, NO, OK] },
    resourcesCount: { call: ({ auth }) => auth.resourcesCount.query(), outcomes: [OUT, OK, OK, OK, OK, NO, OK] },
  },
  fuga: { digitalServiceProviders: { call: ({ fuga }) => fuga.digitalServiceProviders.query(), outcomes: EVERYBODY } },
  notifications: {
    get: { call: ({ notifications }) => notifications.get.query({ limit: 5 }), outcomes: EVERYBODY },
    has: { call: ({ notifications }) => notifications.has.query(), outcomes: EVERYBODY },
    setAsRead: { call: ({ notifications }) => notifications.setAsRead.mutate(), outcomes: EVERYBODY },
    preferences: { call: ({ notifications }) => notifications.preferences.query(), outcomes: EVERYBODY },
    updatePreferences: {
      call: ({ notifications }) =>
        notifications.updatePreferences.mutate({ preferences: [{ type: 'ORG_INVITATION_ACCEPTED', push: false }] }),
      outcomes: EVERYBODY,
    },
    addDeviceToken: {
      call: ({ notifications }) => notifications.addDeviceToken.mutate({ token: 'device' }),
      outcomes: EVERYBODY,
    },
    removeDeviceToken: {
      call: ({ notifications }) => notifications.removeDeviceToken.mutate({ token: 'device' }),
      outcomes: EVERYBODY,
    },
  },
  releases: {
    list: { call: ({ releases }) => releases.list.query(page), outcomes: BY_PERMISSION(NO, OK) },
    get: { call: ({ releases }) => releases.get.query({ releaseId: RELEASE.ready }), outcomes: BY_PERMISSION(NO, OK) },
    create: {
      call: ({ releases }) => releases.create.mutate({ title: 'New', format: 'EP', labelId: LABEL.own }),
      outcomes: BY_PERMISSION(NO, OK),
    },
    update: {
      call: ({ releases }) => releases.update.mutate({ releaseId: RELEASE.draft, revision: 1, title: 'New' }),
      outcomes: BY_PERMISSION(NO, OK),
    },
    history: {
      call: ({ releases }) => releases.history.query({ releaseId: RELEASE.ready }),
      outcomes: BY_PERMISSION(NO, OK),
    },
    permanentlyDelete: {
      call: ({ releases }) => releases.permanentlyDelete.mutate({ releaseIds: [RELEASE.draft] }),
      outcomes: BY_PERMISSION(NO, OK),
    },
  },
  searches: {
    artists: { call: ({ searches }) => searches.artists.query({ search: '' }), outcomes: BY_PERMISSION(NO, OK) },
    organizations: {
      call: ({ searches }) => searches.organizations.query({ search: '' }),
      outcomes: BY_PERMISSION(NO, NO),
    },
    labels: { call: ({ searches }) => searches.labels.query({ search: '' }), outcomes: BY_PERMISSION(OK, OK) },
    assets: { call: ({ searches }) => searches.assets.query({ search: '' }), outcomes: BY_PERMISSION(NO, OK) },
    releases: { call: ({ searches }) => searches.releases.query({ search: '' }), outcomes: BY_PERMISSION(NO, OK) },
    people: { call: ({ searches }) => searches.people.query({ search: '' }), outcomes: BY_PERMISSION(NO, NO) },
  },
  submissions: {
    list: { call: ({ submissions }) => submissions.list.query(page), outcomes: REVIEWERS },
    create: {
      call: ({ submissions }) => submissions.create.mutate({ releaseId: RELEASE.ready, storeIds: [STORE.first] }),
      outcomes: BY_PERMISSION(NO, OK),
    },
    changeStatus: {
      call: ({ submissions }) => submissions.changeStatus.mutate({ submissionId: NOWHERE, status: 'APPROVED' }),
      outcomes: [OUT, NO, NO, NO, NO, NO, 'NOT_FOUND'],
    },
    requestTakedown: {
      call: ({ submissions }) => submissions.requestTakedown.mutate({ submissionIds: [NOWHERE] }),
      outcomes: [OUT, NO, NO, 'NOT_FOUND', 'NOT_FOUND', NO, 'NOT_FOUND'],
    },
    retryDelivery: {
      call: ({ submissions }) => submissions.retryDelivery.mutate({ submissionId: NOWHERE }),
      outcomes: [OUT, NO, NO, NO, NO, NO, 'NOT_FOUND'],
    },
    permanentlyDelete: {
      call: ({ submissions }) => submissions.permanentlyDelete.mutate({ submissionIds: [NOWHERE] }),
      outcomes: [OUT, NO, NO, NO, NO, NO, 'NOT_FOUND'],
    },
  },
  uploads: {
    create: {
      call: ({ uploads }) => uploads.create.mutate({ ...upload, purpose: 'COVER' }),
      outcomes: BY_PERMISSION(NO, OK),
    },
    complete: {
      call: ({ uploads }) => uploads.complete.mutate({ uploadId: NOWHERE }),
      outcomes: [OUT, 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
    },
  },
}

const PEOPLE: (Person | 'nobody')[] = ['nobody', 'viewer', 'label', 'artist', 'member', 'outsider', 'admin']
const cells = Object.entries(MATRIX).flatMap(([area, procedures]) =>
  Object.entries(procedures).flatMap(([name, { call, outcomes }]) =>
    PEOPLE.map((person, column) => ({ procedure: `${area}.${name}`, person, call, expected: outcomes[column] })),
  ),
)

describe('who may do what (catalogue-1.1, catalogue-1.2, catalogue-6.3, catalogue-6.6)', () => {
  test.each(cells)('$procedure answers $person with $expected', async ({ person, call, expected }) => {
    const client = person === 'nobody' ? clientFor() : await api.as(person, ORGANIZATION.first)
    if (expected === OK) await expect(call(client)).resolves.toBeDefined()
    else expect((await refused(call(client))).code).toBe(expected)
  })

  test('covers every procedure of the contract', () => {
    const declared = Object.entries(contract).flatMap(([area, all]) =>
      Object.keys(all).map((name) => `${area}.${name}`),
    )
    expect([...new Set(cells.map(({ procedure }) => procedure))].toSorted()).toEqual(declared.toSorted())
    expect(cells).toHaveLength(declared.length * PEOPLE.length)
  })
})
