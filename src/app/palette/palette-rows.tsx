import type { Group } from '#src/app/palette/palette-row.ts'
import type { Combobox } from '#src/ui/use-combobox.ts'
import classes from '#src/app/palette/finder.module.css'

type Props = { combobox: Combobox; label: string; groups: readonly Group[] }

/** What can be chosen, group by group; the focus stays in the text field. */
export const PaletteRows = ({ combobox, label, groups }: Props) => {
  const { listId, active } = combobox
  const all = groups.flatMap(({ rows }) => rows)
  return (
    <div role="listbox" id={listId} aria-label={label} className={classes.results}>
      {groups.map(({ key, title, rows }) => (
        <div key={key} role="group" aria-labelledby={`${listId}-${key}`} className={classes.group}>
          <div id={`${listId}-${key}`} role="presentation" className={classes.heading}>
            {title}
          </div>
          {rows.map((row) => {
            const index = all.indexOf(row)
            return (
              <div
                key={row.id}
                id={`${listId}-${index}`}
                ref={index === active ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
                role="option"
                className={classes.option}
                aria-selected={index === active}
                aria-disabled={row.disabled}
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => combobox.setActive(index)}
                onClick={() => combobox.pick(row)}
              >
                <span className={classes.sign} aria-hidden>
                  {row.sign}
                </span>
                <span className={classes.name}>{row.name}</span>
                {row.category !== undefined && <span className={classes.category}>{row.category}</span>}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
