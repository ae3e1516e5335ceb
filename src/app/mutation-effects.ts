import type { Mutation } from '@tanstack/react-query'
import i18next from 'i18next'
import type toasts from '#locales/en/toasts.json'
import { apiError } from '#src/api/errors.ts'
import { persistQueryNow } from '#src/offline/query-persistence/query-persister.ts'
import { queryClient } from '#src/api/query-client.ts'
import type { contract } from '#src/contract/router.ts'
import { errorText } from '#src/api/error-text.ts'
import { z } from '#src/contract/zod.ts'
import { showToast } from '#src/ui/toast.tsx'

type Contract = typeof contract
type MutationsOf<E extends keyof Contract> = {
  [P in keyof Contract[E]]: Contract[E][P] extends { kind: 'mutation' } ? P : never
}[keyof Contract[E]]
type Effect = {
  success?: keyof typeof toasts
  /** Where a failure is told: in a toast, unless the screen itself says what happened. */
  failure?: 'screen'
  refresh?: readonly (keyof Contract | 'counts')[]
}
/** A line for each mutation of the contract: one that is missing does not compile. */
type Effects = { [E in keyof Contract as MutationsOf<E> extends never ? never : E]: { [P in MutationsOf<E>]: Effect } }

/** Refreshes nothing, and a toast shows a failure. */
const plain = {} as const
const screen = { failure: 'screen' } as const
/** What somebody changes of themselves: their screens say what went wrong. */
const oneself = { ...screen, refresh: ['auth'] } as const

/** Each area's own changes: its list, the counters and whoever names it read again; its screens say what went wrong. */
const changes = (entity: keyof Contract, naming: readonly (keyof Contract)[]) => {
  const refresh = [entity, ...naming]
  return {
    create: { ...screen, success: 'created', refresh: [...refresh, 'counts'] },
    update: { ...screen, success: 'saved', refresh },
    toggle: { ...screen, refresh },
    permanentlyDelete: { ...screen, success: 'deleted', refresh: [...refresh, 'counts'] },
  } as const
}

const effects: Effects = {
  auth: {
    signIn: screen,
    googleSignIn: plain,
    facebookSignIn: plain,
    signUp: screen,
    sendOtp: screen,
    verifyOtp: screen,
    setPassword: screen,
    passwordRecovery: screen,
    signOut: screen,
    changePassword: oneself,
    linkSocial: oneself,
    unlinkSocial: oneself,
  },
  organizations: {
    ...changes('organizations', ['searches', 'labels', 'artists', 'releases']),
    acceptInvitation: { refresh: ['organizations', 'auth'] },
    rejectInvitation: { refresh: ['organizations'] },
    inviteMember: { failure: 'screen', refresh: ['organizations'] },
    updateMember: { failure: 'screen', refresh: ['organizations', 'auth'] },
    removeMember: { failure: 'screen', refresh: ['organizations'] },
    revokeInvitation: { failure: 'screen', refresh: ['organizations'] },
    leave: { failure: 'screen' },
    resendInvitation: { refresh: ['organizations'] },
  },
  labels: changes('labels', ['searches', 'artists', 'releases']),
  people: changes('people', ['searches', 'assets']),
  artists: changes('artists', ['searches', 'labels', 'releases', 'assets']),
  users: {
    ...changes('users', []),
    completeRegistration: oneself,
    updateProfile: { ...oneself, success: 'saved' },
  },
  uploads: { create: screen, complete: screen },
  assets: {
    create: { failure: 'screen', refresh: ['assets', 'searches', 'counts'] },
    update: { failure: 'screen', refresh: ['assets'] },
    permanentlyDelete: { success: 'deleted', failure: 'screen', refresh: ['assets', 'searches', 'counts'] },
  },
  releases: {
    create: { success: 'releaseCreated', failure: 'screen', refresh: ['releases', 'counts'] },
    update: { success: 'releaseUpdated', failure: 'screen', refresh: ['releases'] },
    permanentlyDelete: { success: 'deleted', failure: 'screen', refresh: ['releases', 'searches', 'counts'] },
  },
  submissions: {
    create: { success: 'submitted', failure: 'screen', refresh: ['submissions', 'releases', 'counts'] },
    changeStatus: { refresh: ['submissions', 'releases', 'counts'] },
    requestTakedown: { refresh: ['submissions', 'releases', 'counts'] },
    retryDelivery: { refresh: ['submissions', 'releases', 'counts'] },
    permanentlyDelete: { success: 'submissionsDeleted', refresh: ['submissions', 'releases', 'counts'] },
  },
  notifications: { setAsRead: screen, addDeviceToken: plain, removeDeviceToken: plain, updatePreferences: plain },
}

const REFRESH_MS = 2500

const mutationKey = z.tuple([z.tuple([z.string(), z.string()])])
type AnyMutation = Mutation<unknown, unknown, unknown, unknown>

const effectNamed = (entity: string, action: string): Effect => {
  const table: Record<string, Record<string, Effect> | undefined> = effects
  return table[entity]?.[action] ?? {}
}

const effectOf = (mutation: AnyMutation): Effect => {
  const key = mutationKey.safeParse(mutation.options.mutationKey)
  return key.success ? effectNamed(...key.data[0]) : {}
}

const refresh = async (entity: keyof Contract | 'counts') => {
  const queryKey = entity === 'counts' ? [['auth', 'resourcesCount']] : [[entity]]
  await queryClient.invalidateQueries({ queryKey })
  const shown = queryClient.getQueryCache().findAll({ queryKey, type: 'active' })
  // Whoever is told that it is saved may close the page at once, and open it again without a network.
  await Promise.all(
    shown.filter(({ meta }) => meta?.offline === true).map((query) => persistQueryNow(query.queryKey, queryClient)),
  )
}

type Words = { title: string; message: string }

const tell = async (kind: 'success' | 'error', words: () => Words | Promise<Words>) => {
  await i18next.loadNamespaces(['toasts', 'errors'])
  await showToast({ kind, ...(await words()) })
}

/** The distribution service answers so seldom that what reads it is no part of the start. */
const failureText = async (error: Error): Promise<string> => {
  const said = apiError(error)?.message ?? ''
  if (!said.includes(':')) return errorText(error)
  const { knownDistributionErrorText } = await import('#src/shared/release/distribution-error-text.ts')
  return knownDistributionErrorText(said) ?? errorText(error)
}

export const afterSuccess = async (mutation: AnyMutation) => {
  const { success, refresh: entities = [] } = effectOf(mutation)
  if (success !== undefined)
    void tell('success', () => ({
      title: i18next.t(`toasts:${success}.title`),
      message: i18next.t(`toasts:${success}.description`),
    }))
  // What is saved is said to be saved, even where the lists cannot be read anew.
  const limit = new Promise<void>((resolve) => setTimeout(resolve, REFRESH_MS))
  await Promise.race([Promise.all(entities.map(refresh)), limit])
}

/** What was sent by the outbox is read again, and told by it. */
export const refreshAfter = async (path: string) => {
  const [entity = '', action = ''] = path.split('.')
  await Promise.all((effectNamed(entity, action).refresh ?? []).map(refresh))
}

export const afterFailure = (error: Error, mutation: AnyMutation) => {
  if (effectOf(mutation).failure === 'screen') return
  void tell('error', async () => ({ title: i18next.t('errors:title'), message: await failureText(error) }))
}
