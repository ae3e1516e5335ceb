import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#src/api/client.ts'

/** Opening the list marks all as read on the server; here they stay marked as new until it is closed. */
export const useSeen = () => {
  const queryClient = useQueryClient()
  const { mutate } = useMutation(
    api.notifications.setAsRead.mutationOptions({
      meta: { quiet: true },
      onSuccess: () => queryClient.setQueryData(api.notifications.has.queryKey(), false),
    }),
  )
  useEffect(() => {
    mutate()
    return () => void queryClient.invalidateQueries({ queryKey: api.notifications.get.infiniteQueryKey() })
  }, [mutate, queryClient])
}
