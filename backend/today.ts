import type { Context } from '#backend/context.ts'

/** The day of a call, `YYYY-MM-DD`. */
export const todayOf = ({ now }: Pick<Context, 'now'>): string => now.toISOString().slice(0, 'YYYY-MM-DD'.length)
