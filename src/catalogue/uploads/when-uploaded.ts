import { type UploadedFile, uploadOf, uploads } from '#src/catalogue/uploads/uploads.ts'

/** The stored file, however many tries it takes; null once the upload is forgotten. Needs no screen to be open. */
export const whenUploaded = (key: string): Promise<UploadedFile | null> =>
  new Promise((resolve) => {
    const look = () => {
      const upload = uploadOf(key)
      if (upload !== undefined && upload.result === null) return false
      resolve(upload?.result ?? null)
      return true
    }
    if (look()) return
    const unsubscribe = uploads.subscribe(() => {
      if (look()) unsubscribe()
    })
  })
