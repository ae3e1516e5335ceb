import { type ListChange, type ListState, PAGE_SIZES } from '#src/shared/list/search-params/list-search-params.ts'
import { pageOfFirstRow, pageCount } from '#src/shared/list/pagination/page-numbers.ts'
import { PageSizeSelect } from '#src/shared/list/pagination/page-size-select.tsx'
import { Pagination } from '#src/shared/list/pagination/pagination.tsx'
import classes from '#src/shared/list/pagination/pagination.module.css'

type Props = { count: number; state: ListState; onChange: (change: ListChange) => void }

/** The pages, and how long they are: one that is longer or shorter still holds the first row that was shown. */
export const ListFooter = ({ count, state: { page, perPage }, onChange }: Props) => {
  const pages = pageCount(count, perPage)
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
