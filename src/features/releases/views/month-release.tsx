import type { Release } from '#src/contract/releases.ts'
import { ReleaseCell } from '#src/features/releases/views/release-cell.tsx'
import type { Column } from '#src/shared/list/table/column.ts'
import { Cover } from '#src/shared/media/cover.tsx'
import classes from '#src/features/releases/views/month-release.module.css'

type Props = { release: Release; columns: readonly Column<Release>[]; cover: number }

/** A release in the calendar: cover, title, artists, and how far it is. */
export const MonthRelease = ({ release, columns, cover }: Props) => (
  <li className={classes.release} data-row tabIndex={-1}>
    <Cover url={release.cover?.url ?? null} title={release.title} size={cover} />
    <div className={classes.texts}>
      <ReleaseCell release={release} columns={columns} id="release" />
      <div className={classes.artists}>
        <ReleaseCell release={release} columns={columns} id="artist" />
      </div>
    </div>
    <div className={classes.status}>
      <ReleaseCell release={release} columns={columns} id="status" />
    </div>
  </li>
)
