import { type ReactNode, useState } from 'react'
import classes from '#src/ui/avatar.module.css'

type Props = {
  url: string | null
  /** Shown in the place of a picture that is missing or does not load. */
  initials: string
  /** Empty where the name stands beside it. */
  label?: string
  size?: number
  icon?: ReactNode
  /** Shown instead where there is a picture that does not load. */
  broken?: ReactNode
}

export const Avatar = ({ url, initials, label = '', size = 32, icon, broken }: Props) => {
  const [failed, setFailed] = useState<string | null>(null)
  const fallback = icon ?? (url === null ? initials : (broken ?? initials))
  return (
    <span className={classes.avatar} style={{ '--avatar-size': `${size}px` }}>
      {url === null || failed === url ? (
        <span
          role={label === '' ? undefined : 'img'}
          aria-label={label || undefined}
          aria-hidden={label === '' || undefined}
        >
          {fallback}
        </span>
      ) : (
        <img src={url} alt={label} decoding="async" draggable={false} onError={() => setFailed(url)} />
      )}
    </span>
  )
}
