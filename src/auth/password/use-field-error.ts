import type { FieldErrors, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type texts from '#locales/en/access.json'

type Message = Exclude<keyof typeof texts.error, `weakPassword_${string}`>
const KNOWN: Record<Message, true> = {
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
const isMessage = (message: string): message is Message => Object.hasOwn(KNOWN, message)

/** Schemas of the way in, and of passwords, name a text; this looks it up. */
export const useFieldError = <T extends FieldValues>(errors: FieldErrors<T>) => {
  const { t } = useTranslation('access')
  return (field: keyof T & string): string | undefined => {
    const message = errors[field]?.message
    if (typeof message !== 'string') return undefined
    return t(`error.${isMessage(message) ? message : 'required'}`)
  }
}
