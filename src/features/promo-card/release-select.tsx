import { useTranslation } from 'react-i18next'
import { useReleaseSearch } from '#src/shared/picker/entity-searches.ts'
import type { Option } from '#src/ui/option.ts'
import { SearchSelect } from '#src/ui/search-select.tsx'

type Props = { value: Option | null; onChange: (releaseId: string | undefined) => void }

/** The release the card is about: searched for, or chosen not long ago. */
export const ReleaseSelect = ({ value, onChange }: Props) => {
  const { t } = useTranslation('promo')
  return (
    <SearchSelect
      label={t('release')}
      value={value}
      onChange={(option) => onChange(option?.id)}
      useOptions={useReleaseSearch}
    />
  )
}
