import { useState } from 'react'
import classes from '#src/ui/cover-image.module.css'

type Props = {
  url: string | null
  title: string
  /** Side in px, or as wide as its place. */
  size: number | 'fill'
  letters: string
  /** Degrees on the colour wheel. */
  hue: number
}

/** A square sleeve. While the picture comes, or when it does not, two letters on a colour of the title's own. */
export const CoverImage = ({ url, title, size, letters, hue }: Props) => {
  const [failed, setFailed] = useState<string | null>(null)
  const width = size === 'fill' ? '100%' : `${size}px`
  return (
    <span
      className={classes.cover}
      style={{ '--cover-size': width, '--cover-hue': hue }}
      data-fill={size === 'fill' || undefined}
    >
      <span className={classes.letters} aria-hidden>
        {letters}
      </span>
      {url !== null && failed !== url && (
        <img
          className={classes.image}
          src={url}
          alt={title}
          decoding="async"
          draggable={false}
          onError={() => setFailed(url)}
        />
      )}
    </span>
  )
}
