import { Link } from '@tanstack/react-router'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type OfflineList, readOfflineLists } from '#src/offline/query-persistence/offline-lists.ts'
import { usePinnedReleases } from '#src/offline/pinned/pinned-releases.ts'
import classes from '#src/offline/pinned/available-offline.module.css'

/** What can be read without a network: the pinned releases, and the lists that were opened. */
export const AvailableOffline = () => {
  const { t } = useTranslation('lists')
  const heading = useId()
  const releases = usePinnedReleases()
  const [lists, setLists] = useState<OfflineList[]>([])
  useEffect(() => void readOfflineLists().then(setLists), [])
  if (releases.length === 0 && lists.length === 0) return null
  return (
    <nav className={classes.here} aria-labelledby={heading}>
      <h2 id={heading}>{t('pinned.here')}</h2>
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
