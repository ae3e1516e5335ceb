import { z } from '#src/contract/zod.ts'
import { fileFrom, isStoredFile, type StoredFile } from '#src/platform/indexed-db.ts'

/** What a database holds of a file, read as the file. */
export const storedFile = z.pipe(z.custom<StoredFile>(isStoredFile), z.transform(fileFrom))
