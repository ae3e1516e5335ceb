import type { Context } from '#mocks/context.ts'

/** No more push messages for a browser; somebody else's is left as it is. */
export const forgetDevice = async ({ tables }: Context, userId: string, token: string): Promise<void> => {
  const device = await tables.devices.get(token)
  if (device?.userId === userId) await tables.devices.remove(token)
}
