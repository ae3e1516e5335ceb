import { type ReactNode, useState } from 'react'
import classes from '#src/ui/avatar.module.css'

type Props = {
  url: string | null
  /** Replaces a picture that is missing or does not load. */
  initials: string
  /** Empty where the name is shown beside it. */
  label?: string
  size?: number
  icon?: ReactNode
}

export const Avatar = ({ url, initials, label = '', size = 32, icon }: Props) => {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className={classes.avatar} style={{ '--avatar-size': `${size}px` }}>
      {url === null || failed === url ? (
        <span
          role={label === '' ? undefined : 'img'}
          aria-label={label || undefined}
          aria-hidden={label === '' || undefined}
        >
          {icon ?? initials}
        </span>
      ) : (
        <img loading="lazy" src={url} alt={label} decoding="async" draggable={false} onError={() => setFailed(url)} />
      )}
    </span>
  )
}
