import { useState } from 'react'
import type { Media } from '#src/contract/assets.ts'
import classes from '#src/shared/media/master.module.css'

/** A master to listen to or to look at, where the browser can; some kinds no browser plays. */
export const MasterPlayer = ({ media }: { media: Media }) => {
  const [failed, setFailed] = useState<string | null>(null)
  const { url, fileName, video } = media
  if (url === '' || failed === url) return null
  const player = {
    controls: true,
    preload: 'metadata',
    src: url,
    className: classes.player,
    'aria-label': fileName,
    onError: () => setFailed(url),
  } as const
  // Masters come without captions.
  return video === undefined ? <audio {...player} /> : <video {...player} />
}
