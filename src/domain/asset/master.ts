import type { AssetFormat } from '#src/domain/asset/format.ts'
import type { ProblemField } from '#src/domain/fields.ts'
import { type AudioFacts, audioProblems } from '#src/domain/media/audio.ts'
import { type MaybeSoundReport, soundProblems } from '#src/domain/media/sound-problems.ts'
import { type VideoPicture, videoPictureProblems, videoSoundProblems } from '#src/domain/media/video.ts'
import type { Problem } from '#src/domain/problem.ts'

/** What is known of a stored master. */
export type CheckedMedia = Omit<AudioFacts, 'truncated' | 'flaw'> & {
  video?: VideoPicture | undefined
  soundReport?: MaybeSoundReport
}

/** What stores would refuse or warn of in a stored master. */
export const masterProblems = (format: AssetFormat, media: CheckedMedia, field: ProblemField): Problem[] => {
  if (format === 'TRACK')
    return [...audioProblems({ ...media, truncated: false }, field), ...soundProblems(media.soundReport, field)]
  // Videos that were stored before pictures were read have no facts about theirs.
  if (media.video === undefined) return []
  return [...videoPictureProblems(media.video, field), ...videoSoundProblems(media, field)]
}
