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

/** What is read again once the change went through, an area each; the counters by their own name. */
const refreshedBy = async (name: string) => {
  const read = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue()
  await afterSuccess(mutationOf(name))
  return read.mock.calls.map(([filters]) => [filters?.queryKey].flat(2).join('.'))
}
const toldAfter = async (tell: () => unknown) => {
  vi.mocked(showToast).mockClear()
  vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue()
  await tell()
  await new Promise((resolve) => setTimeout(resolve))
  return vi.mocked(showToast).mock.calls.map(([{ kind, title }]) => `${kind} ${title}`)
}

const AREAS = ['labels', 'people', 'artists', 'organizations', 'assets', 'releases']
test.each(AREAS)(
  'what is made or deleted of %s has its list and the counters read again (catalogue-4.10)',
  async (area) => {
    for (const action of ['create', 'permanentlyDelete']) {
      const read = await refreshedBy(`${area}.${action}`)
      expect(read).toEqual(expect.arrayContaining([area, 'auth.resourcesCount']))
    }
  },
)

test.each([...AREAS, 'users'])('what is changed of %s is read again (catalogue-4.11)', async (area) => {
  expect(await refreshedBy(`${area}.update`)).toContain(area)
})

test('a decision has the submissions, the release and the counters read again (catalogue-4.11, catalogue-4.15)', async () => {
  const read = await refreshedBy('submissions.changeStatus')
  expect(read).toEqual(['submissions', 'releases', 'auth.resourcesCount'])
})

test.each([
  ['labels.create', 'Created'],
  ['labels.update', 'Changes saved'],
  ['labels.permanentlyDelete', 'Deleted'],
  ['releases.create', 'Release saved'],
])('%s is told as “%s” (catalogue-8.1)', async (name, title) => {
  expect(await toldAfter(() => afterSuccess(mutationOf(name)))).toEqual([`success ${title}`])
})

test('a submission is told of when it is deleted, or when that or a decision fails (catalogue-8.3)', async () => {
  const error = new Error('no')
  expect(await toldAfter(() => afterSuccess(mutationOf('submissions.changeStatus')))).toEqual([])
  expect(await toldAfter(() => afterSuccess(mutationOf('submissions.permanentlyDelete')))).toEqual(['success Deleted'])
  for (const action of ['changeStatus', 'permanentlyDelete'])
    expect(await toldAfter(() => afterFailure(error, mutationOf(`submissions.${action}`)))).toEqual(['error No'])
})

test.each(['acceptInvitation', 'rejectInvitation', 'resendInvitation'])(
  'an answer that did not get through is told: organizations.%s',
  async (action) => {
    const failed = () => afterFailure(new Error('no'), mutationOf(`organizations.${action}`))
    expect(await toldAfter(failed)).toEqual(['error No'])
  },
)
