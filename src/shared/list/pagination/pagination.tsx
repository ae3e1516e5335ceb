import { useTranslation } from 'react-i18next'
import { PAGE_SIZES, type PageSize } from '#src/domain/navigation/list-defaults.ts'
import { type ListChange, type ListState } from '#src/shared/page/search-params.ts'
import { useIsPhone } from '#src/ui/breakpoints.ts'
import { IconChevronLeft, IconChevronLeftPipe, IconChevronRight, IconChevronRightPipe } from '#src/ui/icons.ts'
import classes from '#src/shared/list/pagination/pagination.module.css'

export const pageCount = (count: number, perPage: number): number => Math.max(1, Math.ceil(count / perPage))

/** The page numbers to offer: at most `size`, with the current page in the middle where possible. */
export const pageWindow = (page: number, pages: number, size: number): number[] => {
  const length = Math.min(size, pages)
  const first = Math.min(Math.max(1, page - Math.floor(size / 2)), pages - length + 1)
  return Array.from({ length }, (_, index) => first + index)
}

/** The page that contains the first row now shown, after a change of the page size. */
export const pageOfFirstRow = (page: number, perPage: number, next: number): number =>
  Math.floor(((page - 1) * perPage) / next) + 1

export const NUMBERS_ON_A_PHONE = 3
export const NUMBERS = 5

type Props = { page: number; pages: number; onPage: (page: number) => void }

export const Pagination = ({ page, pages, onPage }: Props) => {
  const { t } = useTranslation('lists')
  const numbers = pageWindow(page, pages, useIsPhone() ? NUMBERS_ON_A_PHONE : NUMBERS)
  const step = (label: string, target: number, Icon: typeof IconChevronLeft) => {
    const off = target < 1 || target > pages || target === page
    return (
      // Not `disabled`, which would drop the focus when the last page is reached.
      <button type="button" aria-label={label} title={label} aria-disabled={off} onClick={() => !off && onPage(target)}>
        <Icon size={18} aria-hidden />
      </button>
    )
  }
  return (
    <nav aria-label={t('pagination.label')} className={classes.pagination}>
      {step(t('pagination.first'), 1, IconChevronLeftPipe)}
      {step(t('pagination.previous'), page - 1, IconChevronLeft)}
      {numbers.map((number) => (
        <button
          key={number}
          type="button"
          aria-label={t('pagination.page', { number })}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => number !== page && onPage(number)}
        >
          {number}
        </button>
      ))}
      {step(t('pagination.next'), page + 1, IconChevronRight)}
      {step(t('pagination.last'), pages, IconChevronRightPipe)}
    </nav>
  )
}

type PageSizeSelectProps = { value: PageSize; onChange: (size: PageSize) => void }

/** Chooses the number of rows on a page. */
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

type ListFooterProps = { count: number; state: ListState; onChange: (change: ListChange) => void }

/** Pagination and page size. After a change of the size, the page contains the first row shown before. */
export const ListFooter = ({ count, state: { page, perPage }, onChange }: ListFooterProps) => {
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
