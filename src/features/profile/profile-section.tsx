import { type ReactNode, useId } from 'react'
import classes from '#src/features/profile/profile.module.css'

type Props = { title: string; lead: string; children: ReactNode }

/** One part of the profile: what it is about beside what it holds, or above it on a phone. */
export const ProfileSection = ({ title, lead, children }: Props) => {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{lead}</p>
      </header>
      <div className={classes.content}>{children}</div>
    </section>
  )
}
