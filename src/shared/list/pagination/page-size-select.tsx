import { useTranslation } from 'react-i18next'
import { PAGE_SIZES, type PageSize } from '#src/shared/list/search-params/list-search-params.ts'
import classes from '#src/shared/list/pagination/pagination.module.css'

type Props = { value: PageSize; onChange: (size: PageSize) => void }

/** How long a page is. */
export const PageSizeSelect = ({ value, onChange }: Props) => (
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
