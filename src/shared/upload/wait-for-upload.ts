import { pickedImages } from '#src/shared/upload/picked-images.ts'
import { isPending, uploadOf, uploads } from '#src/shared/upload/upload-store.ts'

const isOnItsWay = (key: string) => {
  const upload = uploadOf(key)
  return pickedImages.get(key)?.checking === true || (upload !== undefined && isPending(upload))
}

const nextChange = () =>
  new Promise<void>((resolve) => {
    const stops = [uploads, pickedImages].map((store) =>
      store.subscribe(() => {
        for (const stop of stops) stop()
        resolve()
      }),
    )
  })

/** Waits for the check and upload of the picture under this key; false when its upload failed. */
export const waitForUpload = async (key: string): Promise<boolean> => {
  while (isOnItsWay(key)) await nextChange()
  const upload = uploadOf(key)
  return upload === undefined || upload.state === 'DONE'
}
