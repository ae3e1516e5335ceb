import { useIsMutating } from '@tanstack/react-query'

/** Whether any call of this way in is running: nothing else can be pressed meanwhile. */
export const useBusy = (): boolean => useIsMutating({ mutationKey: [['auth']] }) > 0
