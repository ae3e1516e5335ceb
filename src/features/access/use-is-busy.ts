import { useIsMutating } from '@tanstack/react-query'

/** Whether any call is running on the way in: nothing else can be pressed meanwhile. */
export const useIsBusy = (): boolean => useIsMutating() > 0
