import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import { SKIP_OUTBOX } from '#src/api/outbox-link.ts'
import type { NotificationChannel, NotificationPreference } from '#src/domain/notification/preference.ts'

const KEY = api.notifications.preferences.queryKey()
const CHANGES = api.notifications.updatePreferences.mutationKey()

export type PreferenceChange = Pick<NotificationPreference, 'type'> &
  Partial<Pick<NotificationPreference, NotificationChannel>>

const withChange = (preferences: readonly NotificationPreference[], { type, inApp, push }: PreferenceChange) =>
  preferences.map((one) => (one.type === type ? { ...one, inApp: inApp ?? one.inApp, push: push ?? one.push } : one))

/** Shown at once, sent one after the other; whatever was refused is as it was again. */
export const usePreferenceChange = () => {
  const queryClient = useQueryClient()
  const show = (change: PreferenceChange) =>
    queryClient.setQueryData(KEY, (data) => data && { preferences: withChange(data.preferences, change) })
  const { mutate, isSuccess } = useMutation(
    api.notifications.updatePreferences.mutationOptions({
      meta: { quiet: true },
      trpc: SKIP_OUTBOX,
      scope: { id: CHANGES.join('.') },
      // Nobody waits for a network to be told less: it is said at once that there is none.
      networkMode: 'always',
      // The last answer says how it stands: an earlier one knows nothing of what was chosen since.
      onSettled: async () => {
        if (queryClient.isMutating({ mutationKey: CHANGES }) === 1)
          await queryClient.invalidateQueries({ queryKey: KEY })
      },
    }),
  )
  const change = async (one: PreferenceChange) => {
    // A box that waited even for a moment would flip back and forth.
    show(one)
    // What is being fetched was asked for before, and would undo it.
    await queryClient.cancelQueries({ queryKey: KEY })
    show(one)
    mutate({ preferences: [one] })
  }
  return { change, isSaved: isSuccess }
}
