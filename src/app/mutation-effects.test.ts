import { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { beforeAll, expect, test, vi } from 'vitest'
import toasts from '#locales/en/toasts.json'
import { queryClient } from '#src/api/query-client.ts'
import { afterFailure, afterSuccess } from '#src/app/mutation-effects.ts'
import { showToast } from '#src/ui/toast.tsx'

vi.mock('#src/ui/toast.tsx', () => ({ showToast: vi.fn(() => Promise.resolve()) }))
beforeAll(() => i18next.init({ lng: 'en', resources: { en: { toasts, errors: { title: 'No', unknown: 'Unknown' } } } }))

const client = new QueryClient()
const mutationOf = (name: string) =>
  client.getMutationCache().build<unknown, unknown, unknown, unknown>(client, { mutationKey: [name.split('.')] })

/** The areas that a successful mutation refreshes; the counters by their own name. */
const refreshedBy = async (name: string) => {
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue()
  await afterSuccess(mutationOf(name), undefined)
  return invalidate.mock.calls.map(([filters]) => [filters?.queryKey].flat(2).join('.'))
}
const toastsOf = async (act: () => unknown) => {
  vi.mocked(showToast).mockClear()
  vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue()
  await act()
  await new Promise((resolve) => setTimeout(resolve))
  return vi.mocked(showToast).mock.calls.map(([{ kind, title }]) => `${kind} ${title}`)
}

const AREAS = ['labels', 'people', 'artists', 'organizations', 'assets', 'releases']
test.each(AREAS)(
  'when one of %s is created or deleted, then its list and the counters are refreshed (catalogue-4.10)',
  async (area) => {
    for (const action of ['create', 'permanentlyDelete']) {
      const refreshed = await refreshedBy(`${area}.${action}`)
      expect(refreshed).toEqual(expect.arrayContaining([area, 'auth.resourcesCount']))
    }
  },
)

test.each([...AREAS, 'users'])(
  'when one of %s is updated, then its list is refreshed (catalogue-4.11)',
  async (area) => {
    expect(await refreshedBy(`${area}.update`)).toContain(area)
  },
)

test('when a submission is decided, then submissions, releases and counters are refreshed (catalogue-4.11, catalogue-4.15)', async () => {
  const refreshed = await refreshedBy('submissions.changeStatus')
  expect(refreshed).toEqual(['submissions', 'releases', 'auth.resourcesCount'])
})

test.each([
  ['labels.create', 'Label created'],
  ['labels.update', 'Label saved'],
  ['users.updateProfile', 'Profile saved'],
  ['releases.create', 'Release saved'],
])('when %s succeeds, then the toast is “%s” (catalogue-8.1)', async (name, title) => {
  expect(await toastsOf(() => afterSuccess(mutationOf(name), undefined))).toEqual([`success ${title}`])
})

test('when the answer has a name, then the toast says it', async () => {
  await toastsOf(() => afterSuccess(mutationOf('labels.create'), { name: 'Vico Dritto' }))
  expect(showToast).toHaveBeenLastCalledWith(expect.objectContaining({ message: '“Vico Dritto” is ready.' }))
})

test.each([
  ['APPROVED', 'Stores keep the earlier version of “Vico Dritto” until you submit an update and it’s approved.'],
  ['LIVE', 'Stores keep the earlier version of “Vico Dritto” until you submit an update and it’s approved.'],
  ['DRAFT', 'You can continue “Vico Dritto” on any device.'],
  ['IN_REVIEW', 'You can continue “Vico Dritto” on any device.'],
])('when a release that is %s is saved, then the toast says: %s', async (displayStatus, message) => {
  await toastsOf(() => afterSuccess(mutationOf('releases.update'), { title: 'Vico Dritto', displayStatus }))
  expect(showToast).toHaveBeenLastCalledWith(expect.objectContaining({ message }))
})

test('when a release is submitted, then the toast says its title', async () => {
  const mutation = mutationOf('submissions.create')
  mutation.state.variables = { storeIds: [], title: 'Vico Dritto' }
  await toastsOf(() => afterSuccess(mutation, undefined))
  expect(showToast).toHaveBeenLastCalledWith(
    expect.objectContaining({ message: 'We’ll let you know when “Vico Dritto” has been reviewed.' }),
  )
})

test('when a submission is deleted, or that or a decision fails, then a toast says so (catalogue-8.3)', async () => {
  const error = new Error('no')
  expect(await toastsOf(() => afterSuccess(mutationOf('submissions.changeStatus'), undefined))).toEqual([])
  expect(await toastsOf(() => afterSuccess(mutationOf('submissions.permanentlyDelete'), undefined))).toEqual([
    'success Submissions deleted',
  ])
  for (const action of ['changeStatus', 'permanentlyDelete'])
    expect(await toastsOf(() => afterFailure(error, mutationOf(`submissions.${action}`)))).toEqual(['error No'])
})

test.each(['acceptInvitation', 'rejectInvitation', 'resendInvitation'])(
  'when organizations.%s fails, then there is a toast',
  async (action) => {
    const failed = () => afterFailure(new Error('no'), mutationOf(`organizations.${action}`))
    expect(await toastsOf(failed)).toEqual(['error No'])
  },
)
