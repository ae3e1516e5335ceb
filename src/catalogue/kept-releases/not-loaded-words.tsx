import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isUnreachable } from '#src/api/errors.ts'
import { errorText } from '#src/catalogue/error-text.ts'
import { KeptHere } from '#src/catalogue/kept-releases/kept-here.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorPanel } from '#src/ui/error-panel.tsx'
import { IconCloudOff } from '#src/ui/icons.ts'

type Props = {
  what: 'list' | 'page'
  /** Null where nobody was asked, because there is no network. */
  error: unknown
  /** What is said where something else went wrong. */
  title?: string | undefined
  onRetry: () => void
}

/** Nobody answers because there is no connection: that is no fault, and what there is instead is said. */
const isOutOfReach = (error: unknown) => error === null || (!navigator.onLine && isUnreachable(error))

export const NotLoadedWords = ({ what, error, title, onRetry }: Props) => {
  const { t } = useTranslation(['lists', 'entities', 'errors'])
  if (!isOutOfReach(error))
    return (
      <>
        <ErrorPanel error={error} onRetry={onRetry} title={title} message={errorText(error)} />
        {isUnreachable(error) && <KeptHere />}
      </>
    )
  const isList = what === 'list'
  return (
    <>
      <EmptyState
        icon={<IconCloudOff size={28} stroke={1.5} />}
        title={t(isList ? 'lists:offline.title' : 'entities:offline.title')}
        message={t(isList ? 'lists:offline.message' : 'entities:offline.message')}
        action={
          <Button variant="default" onClick={onRetry}>
            {t('lists:offline.retry')}
          </Button>
        }
      />
      <KeptHere />
    </>
  )
}
