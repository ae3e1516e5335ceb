import type { Release } from '#src/contract/releases.ts'
import { ReleaseCell } from '#src/features/releases/release-columns.tsx'
import { CellSkeleton } from '#src/shared/list/table/cells.tsx'
import type { RowsProps } from '#src/shared/list/table/data-table.tsx'
import { rowPress, SelectionBox, showsBoxes, useLongPress } from '#src/shared/list/table/row-selection.tsx'
import { Cover } from '#src/shared/media/cover.tsx'
import classes from '#src/features/releases/views/cover-grid.module.css'
import covers from '#src/shared/media/cover.module.css'

/** Releases as large covers, each with its title, artists and status. */
export const CoverGrid = ({ label, columns, rows, perPage, selection, opens }: RowsProps<Release>) => {
  const hold = useLongPress((row) => selection?.mode?.enter(row.dataset.id))
  if (rows === undefined)
    return (
      <ul className={`${covers.grid} ${classes.releases}`} aria-label={label}>
        {Array.from({ length: perPage }, (_, at) => (
          <li key={at} className={`${covers.gridItem} ${classes.release}`}>
            <span className={classes.blank} />
            <CellSkeleton seed={at} />
            <CellSkeleton seed={at + 1} />
          </li>
        ))}
      </ul>
    )
  const hasBoxes = selection !== undefined && showsBoxes(selection)
  return (
    <ul className={`${covers.grid} ${classes.releases}`} aria-label={label} {...hold}>
      {rows.map((release) => (
        <li
          key={release.id}
          className={`${covers.gridItem} ${classes.release}`}
          data-row
          data-id={release.id}
          tabIndex={-1}
          data-selected={selection?.selected.has(release.id) || undefined}
          {...rowPress(release, selection, opens)}
        >
          <Cover url={release.cover?.url ?? null} title={release.title} size="fill" />
          <div className={classes.head}>
            <div className={classes.title}>
              <ReleaseCell release={release} columns={columns} id="release" />
            </div>
            {hasBoxes && <SelectionBox row={release} selection={selection} />}
          </div>
          <div className={classes.artists}>
            <ReleaseCell release={release} columns={columns} id="artist" />
          </div>
          <ReleaseCell release={release} columns={columns} id="status" />
        </li>
      ))}
    </ul>
  )
}
