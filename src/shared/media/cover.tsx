import { useState } from 'react'
import { coverPlaceholder } from '#src/domain/text/initials.ts'
import classes from '#src/shared/media/cover.module.css'

type Props = {
  url: string | null
  title: string
  /** Side in px, or the width of the container. */
  size: number | 'fill'
  /** What is around it says what it is. */
  isDecorative?: boolean
}

/** The cover of a release. Until the picture has loaded, or when it fails, two letters on a colour derived from the title. */
export const Cover = ({ url, title, size, isDecorative = false }: Props) => {
  const [failed, setFailed] = useState<string | null>(null)
  const { letters, hue } = coverPlaceholder(title)
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
      {url !== null && url !== '' && failed !== url && (
        <img
          className={classes.image}
          // Before the address, which would start loading.
          loading="lazy"
          src={url}
          alt={isDecorative ? '' : title}
          decoding="async"
          draggable={false}
          onError={() => setFailed(url)}
        />
      )}
    </span>
  )
}
