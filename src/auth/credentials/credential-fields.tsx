import { PasswordInput, type PasswordInputProps, TextInput, type TextInputProps } from '@mantine/core'
import type { FieldErrors, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type texts from '#locales/en/access.json'
import { z } from '#src/contract/zod.ts'
import { isValidEmail } from '#src/domain/contact/email.ts'

/** The messages of these schemas are keys of `error` in the `access` texts. */
export const requiredText = z.string().check(z.minLength(1, 'required'))
export const emailSchema = z.string().check(
  z.trim(),
  z.minLength(1, 'required'),
  z.refine((value) => value === '' || isValidEmail(value), 'email'),
)

type Message = Exclude<keyof typeof texts.error, `weakPassword_${string}`>
const MESSAGES: Record<Message, true> = {
  code: true,
  email: true,
  invalidPassword: true,
  mismatch: true,
  password: true,
  phone: true,
  required: true,
  sendingCode: true,
  samePassword: true,
  taken: true,
  terms: true,
  unknown: true,
}
const isMessage = (message: string): message is Message => Object.hasOwn(MESSAGES, message)

/** Looks up the text for the error of a field: its message is a key. */
export const useFieldError = <T extends FieldValues>(errors: FieldErrors<T>) => {
  const { t } = useTranslation('access')
  return (field: keyof T & string): string | undefined => {
    const message = errors[field]?.message
    if (typeof message !== 'string') return undefined
    return t(`error.${isMessage(message) ? message : 'required'}`)
  }
}

/** The e-mail address is the user name that password managers store. */
export const EmailField = (props: TextInputProps) => {
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

const ORDER: PasswordInputProps['inputWrapperOrder'] = ['label', 'input', 'error', 'description']

/** The description is below the input, and screen readers read both together. */
export const PasswordField = (props: PasswordInputProps) => {
  const { t } = useTranslation('access')
  return (
    <PasswordInput
      required
      inputWrapperOrder={ORDER}
      descriptionProps={{ component: 'div' }}
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
      // Mantine marks the error for the eye only.
      aria-invalid={props.error !== undefined}
      {...props}
    />
  )
}
