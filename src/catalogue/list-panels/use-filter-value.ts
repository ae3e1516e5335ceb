import { useTranslation } from 'react-i18next'
import { useNamed } from '#src/catalogue/pickers/use-named.ts'
import type { KindOption, Sought } from '#src/catalogue/lists/list-filter.ts'

/** What a filter lets through, in words. */
export const useSoughtName = (sought: Sought, id: string | null): string => {
  const { t } = useTranslation('lists')
  const { named, isPending } = useNamed(sought, id)
  return named?.name ?? (isPending ? '…' : t('filter.unknown'))
}

export const useKindName = (kinds: readonly KindOption[], value: string): string => {
  const { t } = useTranslation('lists')
  const kind = kinds.find((option) => option.value === value)
  return kind === undefined ? value : t(kind.text)
}
