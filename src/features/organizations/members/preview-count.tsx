import { useTranslation } from 'react-i18next'
import classes from '#src/features/organizations/members/members.module.css'

/** How much of it there is; nothing until that is known. */
export const PreviewCount = ({ count }: { count: number | undefined }) => {
  const { i18n } = useTranslation()
  return count !== undefined && <span className={classes.note}>{count.toLocaleString(i18n.resolvedLanguage)}</span>
}
