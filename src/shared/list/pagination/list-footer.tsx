import {
  type ListChange,
  type ListState,
  PAGE_SIZES,
  type PageSize,
} from '#src/shared/list/search-params/list-search-params.ts'
import { pageOfFirstRow, pageCount } from '#src/shared/list/pagination/page-numbers.ts'
import { Pagination } from '#src/shared/list/pagination/pagination.tsx'
import classes from '#src/shared/list/pagination/pagination.module.css'
import { useTranslation } from 'react-i18next'

type PageSizeSelectProps = { value: PageSize; onChange: (size: PageSize) => void }

/** How long a page is. */
const PageSizeSelect = ({ value, onChange }: PageSizeSelectProps) => (
  <label className={classes.size}>
    {useTranslation('lists').t('pagination.rows')}
    <select
      value={value}
      onChange={({ currentTarget }) => onChange(PAGE_SIZES.find((size) => `${size}` === currentTarget.value) ?? value)}
    >
      {PAGE_SIZES.map((size) => (
        <option key={size}>{size}</option>
      ))}
    </select>
  </label>
)

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
