import { useTranslation } from 'react-i18next'
import { useEntityName } from '#src/shared/picker/use-entity-name.ts'
import type { KindOption, FilterEntity } from '#src/shared/list/filter/list-filter.ts'

/** What a filter lets through, in words. */
export const useEntityFilterText = (entity: FilterEntity, id: string | null): string => {
  const { t } = useTranslation('lists')
  const { named, isPending } = useEntityName(entity, id)
  return named?.name ?? (isPending ? '…' : t('filter.unknown'))
}

export const useKindFilterText = (kinds: readonly KindOption[], value: string): string => {
  const { t } = useTranslation('lists')
  const kind = kinds.find((option) => option.value === value)
  return kind === undefined ? value : t(kind.text)
}
