import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

type Props = {
  failure: string | null
  /** Offered where somebody deleted the release: what was typed is only here. */
  saveAsNew: (() => void) | null
}

/** Why a release was not saved. */
export const SaveFailure = ({ failure, saveAsNew }: Props) => {
  const { t } = useTranslation('releases')
  if (failure === null) return null
  return (
    <Alert role="alert" color="red">
      <p>{failure}</p>
      {saveAsNew !== null && (
        <Button variant="default" mt="sm" onClick={saveAsNew}>
          {t('saveAsNew')}
        </Button>
      )}
    </Alert>
  )
}
