import i18next from 'i18next'
import * as enNotifications from '#locales/en/notifications.json'
import { message as enMessage } from '#locales/en/push.json'
import * as itNotifications from '#locales/it/notifications.json'
import { message as itMessage } from '#locales/it/push.json'
import type { PushTexts } from '#src/domain/notification/push-message.ts'

const EN: PushTexts = { ...enMessage, ...enNotifications }
const IT: PushTexts = { ...itMessage, ...itNotifications }

/** The texts with which the worker would show a message, in the language of the app. */
export const pushTexts = (): PushTexts => (i18next.resolvedLanguage === 'it' ? IT : EN)
