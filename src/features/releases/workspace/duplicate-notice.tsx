import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { MergedField } from '#src/features/releases/workspace/form/merge-release.ts'
import { formatList } from '#src/i18n/format-list.ts'
import { LiveRegion } from '#src/ui/live-region.tsx'

/** Names what a copy does not take over from its release. */
export const DuplicateNotice = ({ title, leftOut }: { title: string; leftOut: readonly MergedField[] }) => {
  const { t, i18n } = useTranslation('releases')
  const fields = formatList(
    leftOut.map((field) => t(`field.${field}`)),
    i18n.language,
  )
  return (
    <LiveRegion>
      <Alert role="note" color="gray" title={t('duplicate.title', { title: title || t('untitled') })}>
        {leftOut.length === 0 ? t('duplicate.whole') : t('duplicate.leftOut', { fields })} {t('duplicate.lead')}
      </Alert>
    </LiveRegion>
  )
}
