import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cardLink, LINK_MAX } from '#src/features/promo-card/layout/link.ts'

const PAUSE_MS = 300

/** Where the code leads; what is no address on the web is refused at once. */
export const LinkField = ({ value, onChange }: { value: string; onChange: (link: string) => void }) => {
  const { t } = useTranslation('promo')
  const [typed, setTyped] = useState(value)
  const keep = useDebouncedCallback(onChange, PAUSE_MS)
  const { kind } = cardLink(typed)
  const type = (text: string) => {
    setTyped(text)
    keep(text)
  }
  return (
    <TextInput
      type="url"
      inputMode="url"
      autoComplete="off"
      label={t('link.label')}
      description={t('link.hint')}
      placeholder="https://"
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      error={kind === 'REFUSED' || kind === 'TOO_LONG' ? t(`link.${kind}`, { maximum: LINK_MAX }) : undefined}
    />
  )
}
