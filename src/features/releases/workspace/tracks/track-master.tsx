import { MasterUpload } from '#src/shared/upload/master-upload.tsx'
import { purposeOf } from '#src/shared/media/master-purpose.ts'
import type { TrackForm } from '#src/features/releases/workspace/release-form.ts'
import classes from '#src/features/releases/workspace/tracks/tracks.module.css'

type Props = { track: TrackForm; onReplace: (file: File) => void }

/** The master of a track, until it has arrived. */
export const TrackMaster = ({ track, onReplace }: Props) =>
  track.media === null && (
    <div className={classes.master}>
      <MasterUpload uploadKey={track.assetId} purpose={purposeOf(track.format)} onPick={onReplace} />
    </div>
  )
