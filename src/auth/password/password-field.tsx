import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

const ORDER: PasswordInputProps['inputWrapperOrder'] = ['label', 'input', 'error', 'description']

/** A password, which can be looked at; what is asked of it stands below it, and is read with it. */
export const PasswordField = (props: PasswordInputProps) => {
  const { t } = useTranslation('access')
  return (
    <PasswordInput
      required
      inputWrapperOrder={ORDER}
      descriptionProps={{ component: 'div' }}
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
      // The library marks it for the eye only.
      aria-invalid={props.error !== undefined}
      {...props}
    />
  )
}
