import { TextInput, type TextInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** Where one is written to, and the name password managers know one by. */
export const EmailInput = (props: TextInputProps) => {
  const { t } = useTranslation('access')
  return (
    <TextInput
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      required
      label={t('field.email')}
      {...props}
    />
  )
}
