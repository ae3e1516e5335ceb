import { Button } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Provider } from '#src/auth/social/providers.ts'
import { useLinkedAccount } from '#src/features/profile/use-linked-account.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import { IconBrandFacebook, IconBrandGoogle } from '#src/ui/icons.ts'
import classes from '#src/features/profile/profile.module.css'

const ICONS: Record<Provider, typeof IconBrandGoogle> = { google: IconBrandGoogle, facebook: IconBrandFacebook }

type Props = {
  provider: Provider
  /** Whoever one is there; null while no account is linked. */
  linkedId: string | null
  hasPassword: boolean
}

/** One way in through somebody else, and whether it leads here. */
export const LinkedAccount = ({ provider, linkedId, hasPassword }: Props) => {
  const { t } = useTranslation('profile')
  const said = useId()
  const { failure, isBusy, link, unlink } = useLinkedAccount(provider)
  const Icon = ICONS[provider]
  const name = t(`linked.${provider}`)
  const isLinked = linkedId !== null
  const isHeld = isLinked && !hasPassword
  const action = t(isLinked ? 'linked.unlink' : 'linked.link')
  return (
    <li>
      <Icon size={24} stroke={1.5} aria-hidden />
      <span className={classes.words}>
        <b>{name}</b>
        <span>{linkedId ?? t('linked.not')}</span>
      </span>
      <Button
        variant="default"
        aria-label={`${action}: ${name}`}
        aria-describedby={said}
        loading={isBusy}
        disabled={isHeld}
        onClick={isLinked ? unlink : link}
      >
        {action}
      </Button>
      <div id={said} role="alert" className={classes.said}>
        {isHeld && <p>{t('linked.passwordFirst')}</p>}
        {failure !== null && <FieldError>{failure}</FieldError>}
      </div>
    </li>
  )
}
