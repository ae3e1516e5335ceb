/**
 * The day where the user is, `YYYY-MM-DD`. The rules of `src/domain` take it as an argument, so that their tests choose it.
 * Without dayjs, which the first list does not need otherwise.
 */
export const todayHere = (): string => {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

/** The month where the user is, `YYYY-MM`. */
export const thisMonth = (): string => todayHere().slice(0, 'YYYY-MM'.length)
