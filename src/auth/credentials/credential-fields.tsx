import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import type { FieldErrors, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type texts from '#locales/en/access.json'
import { z } from '#src/contract/zod.ts'
import { isValidEmail } from '#src/domain/contact/email.ts'
import { IconEye, IconEyeOff } from '#src/ui/icons.ts'
import classes from '#src/auth/credentials/credential-fields.module.css'

/** The messages of these schemas are keys of `error` in the `access` texts. */
export const requiredText = z.string().check(z.minLength(1, 'required'))
export const emailSchema = z.string().check(
  z.trim(),
  z.minLength(1, 'required'),
  z.refine((value) => value === '' || isValidEmail(value), 'email'),
)

type Message = Exclude<keyof typeof texts.error, 'wait' | `weakPassword_${string}`>
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

const ORDER: TextInputProps['inputWrapperOrder'] = ['label', 'input', 'error', 'description']

/** A password that can be shown. The description is below the input, and screen readers read both together. */
export const PasswordField = (props: TextInputProps) => {
  const { t } = useTranslation('access')
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? IconEyeOff : IconEye
  return (
    <TextInput
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      required
      inputWrapperOrder={ORDER}
      descriptionProps={{ component: 'div' }}
      rightSectionPointerEvents="all"
      rightSection={
        <button
          type="button"
          className={classes.reveal}
          aria-label={t('showPassword')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={18} aria-hidden />
        </button>
      }
      {...props}
    />
  )
}
