import { anybody, by, NOT_FOUND, reviewer, type Rules, scoped, visitor } from '#mocks/testing/permissions/rule.ts'
import { socialToken } from '#mocks/testing/social-token.ts'
import { PASSWORD, testId } from '#mocks/testing/test-ids.ts'

const NEW = 'somebody@new.test'
const NOWHERE = testId(99, 1)
const RELEASE = ['MANAGE_RELEASE'] as const
const upload = { fileName: 'a', mimeType: 'x/y', bytes: 10, sha256: 'a'.repeat(64), purpose: 'COVER' } as const
const REFUSED = { own: 'BAD_REQUEST' }

export const auth: Rules['auth'] = {
  signUp: visitor((client) => client.auth.signUp.mutate({ email: NEW })),
  sendOtp: visitor((client) => client.auth.sendOtp.mutate({ email: NEW, type: 'EMAIL', isResend: false })),
  verifyOtp: visitor(
    (client) => client.auth.verifyOtp.mutate({ email: NEW, otp: '123456', type: 'EMAIL' }),
    'BAD_REQUEST',
  ),
  setPassword: visitor(
    (client) => client.auth.setPassword.mutate({ email: NEW, otp: '123456', password: PASSWORD }),
    'BAD_REQUEST',
  ),
  passwordRecovery: visitor(
    (client) => client.auth.passwordRecovery.mutate({ email: NEW, otp: '123456', type: 'PASSWORD' }),
    'BAD_REQUEST',
  ),
  googleSignIn: visitor((client) => client.auth.googleSignIn.mutate({ accessToken: socialToken(NEW) })),
  facebookSignIn: visitor((client) => client.auth.facebookSignIn.mutate({ accessToken: 'made-up' }), 'BAD_REQUEST'),
  signIn: visitor((client) => client.auth.signIn.mutate({ email: 'member@liner.test', password: PASSWORD })),
  signOut: visitor((client) => client.auth.signOut.mutate({})),
  changePassword: anybody(
    (client) => client.auth.changePassword.mutate({ currentPassword: 'made-up', password: `${PASSWORD}-new` }),
    REFUSED,
  ),
  linkSocial: anybody((client) => client.auth.linkSocial.mutate({ provider: 'GOOGLE', accessToken: socialToken(NEW) })),
  unlinkSocial: anybody((client) => client.auth.unlinkSocial.mutate({ provider: 'GOOGLE' })),
  user: anybody((client) => client.auth.user.query()),
  permissions: anybody((client) => client.auth.permissions.query(), { placed: true }),
  resourcesCount: anybody((client) => client.auth.resourcesCount.query(), { placed: true }),
}

export const fuga: Rules['fuga'] = {
  digitalServiceProviders: anybody((client) => client.fuga.digitalServiceProviders.query()),
}

export const notifications: Rules['notifications'] = {
  get: anybody((client) => client.notifications.get.query({ limit: 5 })),
  has: anybody((client) => client.notifications.has.query()),
  setAsRead: anybody((client) => client.notifications.setAsRead.mutate()),
  addDeviceToken: anybody((client) => client.notifications.addDeviceToken.mutate({ token: 'device' })),
  removeDeviceToken: anybody((client) => client.notifications.removeDeviceToken.mutate({ token: 'device' })),
  preferences: anybody((client) => client.notifications.preferences.query()),
  updatePreferences: anybody((client) =>
    client.notifications.updatePreferences.mutate({ preferences: [{ type: 'ORG_INVITATION_ACCEPTED', push: false }] }),
  ),
}

export const submissions: Rules['submissions'] = {
  list: reviewer((client) => client.submissions.list.query({ page: 1, perPage: 5 })),
  queue: reviewer((client) => client.submissions.queue.query({ page: 1, perPage: 5 })),
  arrivals: reviewer((client) => client.submissions.arrivals.query({ since: '2026-01-01T00:00:00.000Z' })),
  claim: reviewer((client, { releaseId }) => client.submissions.claim.mutate({ releaseId, isOn: true })),
  create: scoped(RELEASE, (client, { releaseId, storeId }) =>
    client.submissions.create.mutate({ releaseId, storeIds: [storeId] }),
  ),
  changeStatus: reviewer((client, { submissionId }) =>
    client.submissions.changeStatus.mutate({ submissionId, status: 'APPROVED' }),
  ),
  decide: reviewer((client, { submissionId }) =>
    client.submissions.decide.mutate({ submissionIds: [submissionId], status: 'APPROVED' }),
  ),
  requestTakedown: scoped(RELEASE, (client, { submissionId }) =>
    client.submissions.requestTakedown.mutate({ submissionIds: [submissionId], reason: 'Ended' }),
  ),
  withdraw: scoped(
    RELEASE,
    (client, { submissionId }) => client.submissions.withdraw.mutate({ submissionIds: [submissionId] }),
    'PRECONDITION_FAILED',
  ),
  retryDelivery: reviewer((client, { submissionId }) => client.submissions.retryDelivery.mutate({ submissionId })),
  permanentlyDelete: reviewer((client, { submissionId }) =>
    client.submissions.permanentlyDelete.mutate({ submissionIds: [submissionId] }),
  ),
}

export const uploads: Rules['uploads'] = {
  create: by(RELEASE, (client) => client.uploads.create.mutate(upload)),
  complete: anybody((client) => client.uploads.complete.mutate({ uploadId: NOWHERE }), { own: NOT_FOUND }),
}
