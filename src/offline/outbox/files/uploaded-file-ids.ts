import type { Queue } from '#src/offline/outbox/queue/queue.ts'

/** The same, with the ids that files have by now in the place of those they were promised with. */
export const withUploadedFileIds = (value: unknown, files: Queue['files']): unknown => {
  if (typeof value === 'string') return files[value]?.fileId ?? value
  if (Array.isArray(value)) return value.map((each) => withUploadedFileIds(each, files))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withUploadedFileIds(each, files)]))
}
