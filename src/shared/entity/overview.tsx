import { Children, type ReactNode, useId } from 'react'
import { isWebAddress } from '#src/domain/contact/web-address.ts'
import { SectionSkeleton } from '#src/shared/entity/section-skeleton.tsx'
import classes from '#src/shared/entity/overview.module.css'

/** A link out of the app, only for web addresses; other stored text is shown as text. */
export const WebLink = ({ url }: { url: string }) =>
  isWebAddress(url) ? (
    <a href={url} target="_blank" rel="noreferrer noopener">
      {url.replace(/^https?:\/\//, '')}
    </a>
  ) : (
    url
  )

/** The sections about an entity; printed, they fit on a page. */
export const Overview = ({ children }: { children: ReactNode }) => <div className={classes.overview}>{children}</div>

type SectionProps = {
  title: string
  /** The id for links to this section. */
  anchor?: string
  children: ReactNode
}

export const Section = ({ title, anchor, children }: SectionProps) => {
  const id = useId()
  return (
    <section id={anchor} className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={classes.content}>{children}</div>
    </section>
  )
}

export const Facts = ({ children }: { children: ReactNode }) => <dl className={classes.facts}>{children}</dl>

/** One fact with its name; nothing where there is none. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  Children.toArray(children).length === 0 || children === '' ? null : (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )

type RelatedListProps = {
  /** Undefined while loading. */
  rows: readonly { id: string; content: ReactNode }[] | undefined
  nothing: string
}

/** The first few related entities. */
export const RelatedList = ({ rows, nothing }: RelatedListProps) => {
  if (rows === undefined) return <SectionSkeleton />
  if (rows.length === 0) return <p>{nothing}</p>
  return (
    <ul className={classes.related}>
      {rows.map(({ id, content }) => (
        <li key={id}>{content}</li>
      ))}
    </ul>
  )
}
