import { useTranslation } from 'react-i18next'
import type { Asset } from '#src/contract/assets.ts'
import { masterProblems } from '#src/domain/asset/master.ts'
import { hasErrors } from '#src/domain/problem.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'

/** Says where an asset is listed that the stores would refuse its master. */
export const RefusedMasterBadge = ({ asset: { format, media } }: { asset: Pick<Asset, 'format' | 'media'> }) => {
  const { t } = useTranslation('lists')
  if (media === null || !hasErrors(masterProblems(format, media, 'media'))) return null
  return <StatusBadge tone="rejected" label={t('masterRefused')} />
}
