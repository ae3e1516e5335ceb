import { Link } from '@tanstack/react-router'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type KeptList, keptLists } from '#src/catalogue/kept-releases/kept-lists.ts'
import { useKeptReleases } from '#src/catalogue/kept-releases/use-kept-releases.ts'
import classes from '#src/catalogue/kept-releases/kept-here.module.css'

/** What can be read here without a network: the releases that are kept, and the lists that were opened. */
export const KeptHere = () => {
  const { t } = useTranslation('lists')
  const heading = useId()
  const releases = useKeptReleases()
  const [lists, setLists] = useState<KeptList[]>([])
  useEffect(() => void keptLists().then(setLists), [])
  if (releases.length === 0 && lists.length === 0) return null
  return (
    <nav className={classes.here} aria-labelledby={heading}>
      <h2 id={heading}>{t('kept.here')}</h2>
      <ul>
        {releases.map(({ releaseId, title }) => (
          <li key={releaseId}>
            <Link to="/releases/$releaseId" params={{ releaseId }}>
              {title.trim() === '' ? t('drafts.untitled') : title}
            </Link>
          </li>
        ))}
        {lists.map(({ area, search }) => (
          <li key={area}>
            <Link to={`/${area}`} search={search}>
              {t(`${area}.title`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
