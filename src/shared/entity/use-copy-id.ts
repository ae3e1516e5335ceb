import { useTranslation } from 'react-i18next'
import type { MoreAction } from '#src/shared/page/more-button.tsx'
import { IconCopy } from '#src/ui/icons.ts'
import { useCopy } from '#src/ui/use-copy.ts'

/** The entry of an entity’s “⋯” menu that copies its id. */
export const useCopyId = (id: string): MoreAction => {
  const { t } = useTranslation('lists')
  const copy = useCopy()
  return { label: t('copyId'), Icon: IconCopy, run: () => void copy(id, 'id') }
}
