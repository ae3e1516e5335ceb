import type { Mutation } from '@tanstack/react-query'
import i18next from 'i18next'
import type toasts from '#locales/en/toasts.json'
import { readApiKey } from '#src/api/api-key.ts'
import { errorText } from '#src/api/error-text.ts'
import { apiError } from '#src/api/errors.ts'
import { queryClient } from '#src/api/query-client.ts'
import { session } from '#src/auth/session/session.ts'
import { currentUserQuery } from '#src/auth/viewer/viewer.ts'
import type { MutationOf } from '#src/contract/procedure.ts'
import type { contract } from '#src/contract/router.ts'
import { z } from '#src/contract/zod.ts'
import { persistQueryNow } from '#src/offline/query-persistence/query-persister.ts'
import { pause } from '#src/platform/with-timeout.ts'
import { showToast } from '#src/ui/toast.tsx'

type Contract = typeof contract
type Effect = {
  success?: keyof typeof toasts
  /** A failure is shown in a toast, unless the screen shows it. */
  failure?: 'screen'
  refresh?: readonly (keyof Contract | 'counts')[]
  /** Unsaved work on what was deleted goes with it. */
  discardsDrafts?: true
}
/** Every mutation of the contract has its entry: an empty one shows a toast when it fails, and does nothing else. */
type Effects = {
  [E in keyof Contract as MutationOf<Contract[E]> extends never ? never : E]: { [P in MutationOf<Contract[E]>]: Effect }
}

const onScreen = { failure: 'screen' } as const
const ownAccount = { ...onScreen, refresh: ['auth'] } as const

/** The changes of a catalogue entity, with the entities that show its name. */
const changesOf = (entity: keyof Contract, referrers: readonly (keyof Contract)[]) => {
  const refresh = [entity, ...referrers]
  return {
    create: { ...onScreen, success: 'created', refresh: [...refresh, 'counts'] },
    update: { ...onScreen, success: 'saved', refresh },
    toggle: { ...onScreen, refresh },
    permanentlyDelete: { ...onScreen, refresh: [...refresh, 'counts'] },
  } as const
}

const effects: Effects = {
  auth: {
    signIn: onScreen,
    googleSignIn: {},
    facebookSignIn: {},
    signUp: onScreen,
    sendOtp: onScreen,
    verifyOtp: onScreen,
    setPassword: onScreen,
    passwordRecovery: onScreen,
    signOut: onScreen,
    changePassword: ownAccount,
    linkSocial: ownAccount,
    unlinkSocial: ownAccount,
  },
  organizations: {
    ...changesOf('organizations', ['searches', 'labels', 'artists', 'releases']),
    acceptInvitation: { refresh: ['organizations', 'auth'] },
    rejectInvitation: { refresh: ['organizations'] },
    inviteMember: { ...onScreen, refresh: ['organizations'] },
    updateMember: { ...onScreen, refresh: ['organizations', 'auth'] },
    removeMember: { ...onScreen, refresh: ['organizations'] },
    revokeInvitation: { ...onScreen, refresh: ['organizations'] },
    leave: onScreen,
    resendInvitation: { refresh: ['organizations'] },
  },
  barcodes: {
    import: { ...onScreen, refresh: ['barcodes', 'organizations'] },
    removeUnused: { ...onScreen, refresh: ['barcodes', 'organizations'] },
  },
  labels: changesOf('labels', ['searches', 'artists', 'releases']),
  people: changesOf('people', ['searches', 'assets']),
  artists: changesOf('artists', ['searches', 'labels', 'releases', 'assets', 'people']),
  users: {
    ...changesOf('users', []),
    completeRegistration: ownAccount,
    updateProfile: { ...ownAccount, success: 'saved' },
  },
  uploads: { create: onScreen, complete: onScreen },
  assets: {
    create: { ...onScreen, refresh: ['assets', 'searches', 'counts'] },
    update: { ...onScreen, refresh: ['assets', 'people'] },
    permanentlyDelete: { ...onScreen, refresh: ['assets', 'searches', 'counts'] },
  },
  releases: {
    create: { ...onScreen, success: 'releaseCreated', refresh: ['releases', 'barcodes', 'counts'] },
    update: { ...onScreen, success: 'releaseUpdated', refresh: ['releases', 'barcodes'] },
    assignBarcode: { ...onScreen, refresh: ['releases', 'barcodes'] },
    permanentlyDelete: { ...onScreen, refresh: ['releases', 'searches', 'counts'], discardsDrafts: true },
  },
  submissions: {
    create: { ...onScreen, success: 'submitted', refresh: ['submissions', 'releases', 'barcodes', 'counts'] },
    changeStatus: { refresh: ['submissions', 'releases', 'counts'] },
    withdraw: { refresh: ['submissions', 'releases', 'counts'] },
    decide: { refresh: ['submissions', 'releases', 'counts'] },
    claim: { refresh: ['submissions'] },
    requestTakedown: { refresh: ['submissions', 'releases', 'counts'] },
    retryDelivery: { refresh: ['submissions', 'releases', 'counts'] },
    permanentlyDelete: { success: 'submissionsDeleted', refresh: ['submissions', 'releases', 'counts'] },
  },
  notifications: { setAsRead: onScreen, updatePreferences: {}, addDeviceToken: {}, removeDeviceToken: {} },
}

const REFRESH_MS = 2500

type AnyMutation = Mutation<unknown, unknown>

const findEffect = (entity: string, action: string): Effect => {
  const table: Record<string, Record<string, Effect> | undefined> = effects
  return table[entity]?.[action] ?? {}
}

const keyOf = (mutation: AnyMutation) => readApiKey(mutation.options.mutationKey ?? [])
const effectOf = (mutation: AnyMutation): Effect => {
  const { area = '', procedure = '' } = keyOf(mutation) ?? {}
  return findEffect(area, procedure)
}

const refresh = async (entity: keyof Contract | 'counts') => {
  const queryKey = entity === 'counts' ? [['auth', 'resourcesCount']] : [[entity]]
  await queryClient.invalidateQueries({ queryKey })
  const shown = queryClient.getQueryCache().findAll({ queryKey, type: 'active' })
  // After the toast the user may close the page, and open it again offline.
  await Promise.all(
    shown.filter(({ meta }) => meta?.offline === true).map((query) => persistQueryNow(query.queryKey, queryClient)),
  )
}

/** Both at once: the failure that follows a success may be offline. */
const loadToastTexts = () => i18next.loadNamespaces(['toasts', 'errors'])

const titleOf = (success: NonNullable<Effect['success']>, mutation: AnyMutation): string => {
  const named = { context: keyOf(mutation)?.area }
  if (success === 'created') return i18next.t('toasts:created.title', named)
  if (success === 'saved') return i18next.t('toasts:saved.title', named)
  return i18next.t(`toasts:${success}.title`)
}

/** Of what was created, saved or submitted. Who deletes says the names, for a deletion is called with nothing but ids. */
const namedEntity = z.partial(z.object({ title: z.string(), name: z.string() }))
const nameOf = (answer: unknown) => {
  const { title, name } = namedEntity.safeParse(answer).data ?? {}
  return title ?? name ?? ''
}

const inStores = z.object({ displayStatus: z.enum(['APPROVED', 'LIVE']) })

const messageOf = (success: NonNullable<Effect['success']>, answer: unknown, name: string): string => {
  // What was saved is not what the stores have.
  if (success === 'releaseUpdated' && inStores.safeParse(answer).success)
    return i18next.t('toasts:releaseUpdated.description_inStores', { name })
  return i18next.t(`toasts:${success}.description`, { context: name === '' ? undefined : 'named', name })
}

const showSuccess = async (success: NonNullable<Effect['success']>, mutation: AnyMutation, answer: unknown) => {
  await loadToastTexts()
  const name = nameOf(answer) || nameOf(mutation.state.variables)
  await showToast({ kind: 'success', title: titleOf(success, mutation), message: messageOf(success, answer, name) })
}

/** Errors of the distribution service are rare, so their texts are loaded on demand. */
const failureText = async (error: Error): Promise<string> => {
  const message = apiError(error)?.message ?? ''
  if (!message.includes(':')) return errorText(error)
  const { knownDistributionErrorText } = await import('#src/shared/release/distribution-error-text.ts')
  return knownDistributionErrorText(message) ?? errorText(error)
}

const showFailure = async (error: Error) => {
  await loadToastTexts()
  await showToast({ kind: 'error', title: i18next.t('errors:title'), message: await failureText(error) })
}

const ofReleases = z.object({ releaseIds: z.array(z.string()) })

const discardDrafts = async (mutation: AnyMutation) => {
  const userId = queryClient.getQueryData(currentUserQuery.queryKey)?.id
  const deleted = ofReleases.safeParse(mutation.state.variables).data
  if (userId === undefined || deleted === undefined) return
  const organizationId = session.getState().organizationId ?? ''
  const { discardDraftsOf } = await import('#src/offline/drafts/drafts.ts')
  await discardDraftsOf({ userId, organizationId, area: 'releases' }, deleted.releaseIds)
  await queryClient.invalidateQueries({ queryKey: ['drafts'] })
}

/** The mutation itself has its answer only after this. */
export const afterSuccess = async (mutation: AnyMutation, answer: unknown) => {
  const { success, refresh: entities = [], discardsDrafts } = effectOf(mutation)
  // A draft that cannot be discarded is still in the list.
  if (discardsDrafts === true) void discardDrafts(mutation).catch(() => undefined)
  if (success !== undefined) void showSuccess(success, mutation, answer)
  // The mutation ends even if the lists cannot be fetched again.
  await Promise.race([Promise.all(entities.map(refresh)), pause(REFRESH_MS)])
}

/** The outbox shows its own toasts. */
export const refreshAfter = async (path: string) => {
  const [entity = '', action = ''] = path.split('.')
  await Promise.all((findEffect(entity, action).refresh ?? []).map(refresh))
}

export const afterFailure = (error: Error, mutation: AnyMutation) => {
  if (effectOf(mutation).failure === 'screen') return
  void showFailure(error)
}
