import { forgetKeptMarks } from '#src/offline/kept-releases/kept-release.ts'
import { forgetPictures } from '#src/offline/kept-releases/pictures.ts'

/** Nothing of what was kept stays: neither that it was, nor its pictures. */
export const forgetKeptReleases = async (): Promise<void> => {
  forgetKeptMarks()
  await forgetPictures()
}
