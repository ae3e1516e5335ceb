import { useTranslation } from 'react-i18next'
import type { Release } from '#src/contract/releases.ts'
import { outOn } from '#src/domain/release/own-dates.ts'
import { ReleaseCell } from '#src/features/releases/views/release-cell.tsx'
import { countryName, formatList } from '#src/i18n/names.ts'
import type { Column } from '#src/shared/list/table/column.ts'
import { Cover } from '#src/shared/media/cover.tsx'
import { useStoreName } from '#src/shared/release/release-queries.ts'
import classes from '#src/features/releases/views/month-release.module.css'

/** The stores and territories whose own date this is. */
const OwnDate = ({ storeIds, territories }: { storeIds: readonly string[]; territories: readonly string[] }) => {
  const { t, i18n } = useTranslation('lists')
  const nameOf = useStoreName()
  const places = [...storeIds.map(nameOf), ...territories.map((code) => countryName(code, i18n.language))]
  return <p className={classes.places}>{t('calendar.ownDate', { places: formatList(places, i18n.language) })}</p>
}

type Props = { release: Release; day: string; columns: readonly Column<Release>[]; cover: number }

/** A release in the calendar: cover, title, artists, and how far it is. */
export const MonthRelease = ({ release, day, columns, cover }: Props) => {
  const { isMainDate, storeIds, territories } = outOn(release, day)
  return (
    <li className={classes.release} data-row tabIndex={-1}>
      <Cover url={release.cover?.url ?? null} title={release.title} size={cover} />
      <div className={classes.texts}>
        <ReleaseCell release={release} columns={columns} id="release" />
        <div className={classes.artists}>
          <ReleaseCell release={release} columns={columns} id="artist" />
        </div>
        {!isMainDate && <OwnDate storeIds={storeIds} territories={territories} />}
      </div>
      <div className={classes.status}>
        <ReleaseCell release={release} columns={columns} id="status" />
      </div>
    </li>
  )
}
