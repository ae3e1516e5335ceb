import { type ListChange, type ListState, PAGE_SIZES } from '#src/catalogue/lists/list-search.ts'
import { pageOfFirstRow, pagesOf } from '#src/catalogue/lists/page-window.ts'
import { PageSizeSelect } from '#src/catalogue/lists/page-size.tsx'
import { Pagination } from '#src/catalogue/lists/pagination.tsx'
import classes from '#src/catalogue/lists/pagination.module.css'

type Props = { count: number; state: ListState; onChange: (change: ListChange) => void }

/** The pages, and how long they are: one that is longer or shorter still holds the first row that was shown. */
export const ListFoot = ({ count, state: { page, perPage }, onChange }: Props) => {
  const pages = pagesOf(count, perPage)
  if (count <= PAGE_SIZES[0]) return null
  return (
    <div className={classes.foot}>
      {pages > 1 && <Pagination page={page} pages={pages} onPage={(next) => onChange({ page: next })} />}
      <PageSizeSelect
        value={perPage}
        onChange={(next) => onChange({ perPage: next, page: pageOfFirstRow(page, perPage, next) })}
      />
    </div>
  )
}
