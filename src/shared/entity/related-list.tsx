import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#src/shared/entity/detail-screen.module.css'

type Props = {
  /** Undefined while they are on their way. */
  rows: readonly { id: string; content: ReactNode }[] | undefined
  nothing: string
}

/** The first few of what belongs to an entity. */
export const RelatedList = ({ rows, nothing }: Props) => {
  const { t } = useTranslation('entities')
  if (rows === undefined) return <p aria-busy>{t('loading')}</p>
  if (rows.length === 0) return <p>{nothing}</p>
  return (
    <ul className={classes.related}>
      {rows.map(({ id, content }) => (
        <li key={id}>{content}</li>
      ))}
    </ul>
  )
}
