/** What an object has, also a key such as `__proto__`, which zod leaves out; undefined where it is no object. */
export const entriesOf = (raw: unknown): [string, unknown][] | undefined =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? Object.entries(raw) : undefined
