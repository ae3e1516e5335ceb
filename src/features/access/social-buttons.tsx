import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { offeredProviders, type Provider } from '#src/auth/social/providers.ts'
import { useSocialSignIn } from '#src/features/access/use-social-sign-in.ts'
import { IconBrandFacebook, IconBrandGoogle } from '#src/ui/icons.ts'
import classes from '#src/features/access/access-form.module.css'

const ICONS: Record<Provider, typeof IconBrandGoogle> = { google: IconBrandGoogle, facebook: IconBrandFacebook }

/** The ways in through somebody else, where this build has any. */
export const SocialButtons = () => {
  const { t } = useTranslation('access')
  const { signIn, asked } = useSocialSignIn()
  const offered = offeredProviders()
  if (offered.length === 0) return null
  return (
    <>
      <p className={classes.or}>{t('social.or')}</p>
      <div className={classes.social}>
        {offered.map((provider) => {
          const Icon = ICONS[provider]
          return (
            <Button
              key={provider}
              variant="default"
              size="md"
              leftSection={<Icon size={18} aria-hidden />}
              loading={asked === provider}
              onClick={() => signIn(provider)}
            >
              {t(`social.${provider}`)}
            </Button>
          )
        })}
      </div>
    </>
  )
}
