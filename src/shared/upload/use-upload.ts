import { useStore } from 'zustand'
import { type Upload, uploads } from '#src/shared/upload/upload-store.ts'

/** The upload of this key, or undefined when none was started in this page. */
export const useUpload = (key: string): Upload | undefined => useStore(uploads, (all) => all[key])
