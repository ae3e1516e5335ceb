import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import type { NotificationChannel, NotificationPreference } from '#src/domain/notification-preference.ts'

const KEY = api.notifications.preferences.queryKey()
const CHANGES = api.notifications.updatePreferences.mutationKey()

export type PreferenceChange = Pick<NotificationPreference, 'type'> &
  Partial<Pick<NotificationPreference, NotificationChannel>>

/** Shown at once, sent one after the other; whatever was refused is as it was again. */
export const usePreferenceChange = () => {
  const queryClient = useQueryClient()
  const { mutate, isSuccess } = useMutation(
    api.notifications.updatePreferences.mutationOptions({
      meta: { quiet: true },
      scope: { id: CHANGES.join('.') },
      // Nobody waits for a network to be told less: it is said at once that there is none.
      networkMode: 'always',
      retry: false,
      onMutate: async ({ preferences: [change] }) => {
        await queryClient.cancelQueries({ queryKey: KEY })
        queryClient.setQueryData(
          KEY,
          (data) =>
            data && {
              preferences: data.preferences.map((one) =>
                one.type === change?.type
                  ? { ...one, inApp: change.inApp ?? one.inApp, push: change.push ?? one.push }
                  : one,
              ),
            },
        )
      },
      // The last answer says how it stands: an earlier one knows nothing of what was chosen since.
      onSettled: async () => {
        if (queryClient.isMutating({ mutationKey: CHANGES }) === 1)
          await queryClient.invalidateQueries({ queryKey: KEY })
      },
    }),
  )
  return { change: (change: PreferenceChange) => mutate({ preferences: [change] }), isSaved: isSuccess }
}
