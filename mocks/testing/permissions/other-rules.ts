import { anybody, by, NOT_FOUND, reviewer, type Rules, scoped } from '#mocks/testing/permissions/rule.ts'
import { socialToken } from '#mocks/testing/social-token.ts'
import { PASSWORD, testId } from '#mocks/testing/test-ids.ts'

const NEW = 'somebody@new.test'
const NOWHERE = testId(99, 1)
const RELEASE = ['MANAGE_RELEASE'] as const
const upload = { fileName: 'a', mimeType: 'x/y', bytes: 10, sha256: 'a'.repeat(64), purpose: 'COVER' } as const
const REFUSED = { own: 'BAD_REQUEST' }

export const auth: Rules['auth'] = {
  signUp: anybody((client) => client.auth.signUp.mutate({ email: NEW })),
  sendOtp: anybody((client) => client.auth.sendOtp.mutate({ email: NEW, type: 'EMAIL', isResend: false })),
  verifyOtp: anybody((client) => client.auth.verifyOtp.mutate({ email: NEW, otp: '123456', type: 'EMAIL' }), REFUSED),
  setPassword: anybody(
    (client) => client.auth.setPassword.mutate({ email: NEW, otp: '123456', password: PASSWORD }),
    REFUSED,
  ),
  passwordRecovery: anybody(
    (client) => client.auth.passwordRecovery.mutate({ email: NEW, otp: '123456', type: 'PASSWORD' }),
    REFUSED,
  ),
  googleSignIn: anybody((client) => client.auth.googleSignIn.mutate({ accessToken: socialToken(NEW) })),
  facebookSignIn: anybody((client) => client.auth.facebookSignIn.mutate({ accessToken: 'made-up' }), REFUSED),
  signIn: anybody((client) => client.auth.signIn.mutate({ email: 'member@liner.test', password: PASSWORD })),
  signOut: anybody((client) => client.auth.signOut.mutate({})),
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
  create: scoped(RELEASE, (client, { releaseId, storeId }) =>
    client.submissions.create.mutate({ releaseId, storeIds: [storeId] }),
  ),
  changeStatus: reviewer((client, { submissionId }) =>
    client.submissions.changeStatus.mutate({ submissionId, status: 'APPROVED' }),
  ),
  requestTakedown: scoped(RELEASE, (client, { submissionId }) =>
    client.submissions.requestTakedown.mutate({ submissionIds: [submissionId] }),
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
