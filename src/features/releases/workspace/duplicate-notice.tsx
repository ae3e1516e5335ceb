import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { MergedField } from '#src/features/releases/workspace/merge-release.ts'

/** What a copy does not have of the release it was made from. */
export const DuplicateNotice = ({ title, leftOut }: { title: string; leftOut: readonly MergedField[] }) => {
  const { t, i18n } = useTranslation('releases')
  const fields = new Intl.ListFormat(i18n.language).format(leftOut.map((field) => t(`field.${field}`)))
  return (
    <Alert role="status" color="gray" title={t('duplicate.title', { title: title || t('untitled') })}>
      {leftOut.length === 0 ? t('duplicate.whole') : t('duplicate.leftOut', { fields })} {t('duplicate.lead')}
    </Alert>
  )
}
