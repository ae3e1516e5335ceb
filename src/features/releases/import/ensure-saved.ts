import { isClientError } from '#src/api/errors.ts'
import type { SentRecords } from '#src/features/releases/import/import-state.ts'

type Entry = SentRecords[string]
type Options = {
  id: string
  input: unknown
  entryOf: (id: string) => Entry | undefined
  note: (id: string, entry: Entry | undefined) => void
  create: () => Promise<{ revision: number }>
  update: (revision: number) => Promise<{ revision: number }>
}

/**
 * Makes sure that the API has the current input, once. A create whose answer was lost is sent again with the same id,
 * which answers with what was created then; if the input was edited since, an update follows.
 */
export const ensureSaved = async ({ id, input, entryOf, note, create, update }: Options): Promise<void> => {
  const now = JSON.stringify(input)
  const before = entryOf(id)
  if (before !== undefined && before.revision !== null) {
    if (before.input === now) return
    return note(id, { input: now, revision: (await update(before.revision)).revision })
  }
  const isSame = before === undefined || before.input === now
  note(id, { input: isSame ? now : '', revision: null })
  try {
    const made = await create()
    note(id, { input: isSame ? now : '', revision: made.revision })
    if (!isSame) note(id, { input: now, revision: (await update(made.revision)).revision })
  } catch (error) {
    // A refused create left nothing behind: the next try starts afresh.
    if (before === undefined && isClientError(error)) note(id, undefined)
    throw error
  }
}
