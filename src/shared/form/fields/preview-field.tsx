import { Suspense } from 'react'
import type { Media } from '#src/contract/assets.ts'
import { parseWholeNumber } from '#src/shared/form/field-values.ts'
import { playableFile } from '#src/shared/player/playable-track.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import classes from '#src/shared/form/fields/preview-field.module.css'

const PreviewEditor = lazyPart(async () => (await import('#src/shared/player/preview-editor.tsx')).PreviewEditor)

type Props = {
  media: Media | null
  /** In seconds, as typed in the fields beside. */
  start: string
  length: string
  onChange: (start: string, length: string) => void
}

/** The preview beside its two fields: what is typed moves it, and what is dragged fills the fields. */
export const PreviewField = ({ media, start, length, onChange }: Props) => {
  const track = media === null ? null : playableFile(media)
  const duration = Math.floor((track?.durationMs ?? 0) / 1000)
  // A video's preview is not heard here, and what lasts less than a second has none.
  if (track === null || duration === 0) return null
  const seconds = parseWholeNumber(length)
  return (
    <Suspense fallback={<div className={classes.space} />}>
      <PreviewEditor
        preview={seconds === null || seconds === 0 ? null : { start: parseWholeNumber(start) ?? 0, length: seconds }}
        duration={duration}
        track={track}
        onChange={(next) => onChange(next === null ? '' : String(next.start), next === null ? '' : String(next.length))}
      />
    </Suspense>
  )
}
