import { persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { validatedStorage } from '#src/auth/session/validated-storage.ts'
import { z } from '#src/contract/zod.ts'
import { POOL_REFUSALS } from '#src/domain/identifiers/barcode-list.ts'

const barcodeDraft = z.object({
  text: z.string(),
  /** What the server said of some of these, by the key of the code. */
  refused: z.record(z.string(), z.enum(POOL_REFUSALS)),
})
type Draft = z.output<typeof barcodeDraft>

export const NO_BARCODES: Draft = { text: '', refused: {} }

/** The list that is being imported. It lives in the storage of the tab, and survives a reload. */
export const barcodeDraftOf = (organizationId: string) =>
  createStore<Draft>()(
    persist((): Draft => NO_BARCODES, {
      name: `barcodes-${organizationId}`,
      storage: validatedStorage(() => sessionStorage, barcodeDraft),
    }),
  )
export type BarcodeDraft = ReturnType<typeof barcodeDraftOf>
