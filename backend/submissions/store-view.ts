import { storeProfileOf } from '#src/domain/release/store-directory.ts'
import type { StoreRow } from '#backend/tables/submissions.ts'

/** What a store of this name takes is known by all; a catalogue has only the names. */
export const storeView = ({ id, name }: StoreRow) => ({ id, name, profile: storeProfileOf(name) })
