import { useTranslation } from 'react-i18next'
import type { OptionsResult, Option } from '#src/ui/option.ts'

type Asked = {
  text: string
  multiple: boolean
  makes: boolean
  /** Whether a thing that was found can still be chosen: what is chosen already is not offered twice. */
  isOffered: (option: Option) => boolean
}

const useMessage = ({ options, isPending, error }: OptionsResult, offered: number, text: string) => {
  const { t } = useTranslation('common')
  if (error !== null && error !== undefined) return navigator.onLine ? t('search.failed') : t('search.offline')
  if (offered > 0) return null
  if (isPending) return navigator.onLine ? t('search.searching') : t('search.offline')
  if (options.length > 0) return t('search.allChosen')
  return text === '' ? t('search.nothing') : t('search.nothingFor', { text })
}

/** The rows a list shows, and what it says where there is none of what was looked for. */
export const useOptionRows = (found: OptionsResult, { text, multiple, makes, isOffered }: Asked) => {
  const { t } = useTranslation('common')
  const { error, retry, more = [] } = found
  const offered = found.options.filter(isOffered)
  const message = useMessage(found, offered.length, text)
  const isFailed = error !== null && error !== undefined
  const again: Option[] = isFailed && retry !== undefined ? [{ id: 'again', name: t('tryAgain'), run: retry }] : []
  const added = more.filter(({ several, isNew }) => (multiple || several !== true) && (makes || isNew !== true))
  const isStale = found.isPending
  const rows = [...(message === null ? offered : []), ...again, ...(isStale || isFailed ? [] : added)]
  return { rows, message, count: offered.length }
}
