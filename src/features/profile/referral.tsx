import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { errorText } from '#src/catalogue/error-text.ts'
import { ProfileSection } from '#src/features/profile/profile-section.tsx'
import { shareLink } from '#src/features/profile/share-link.ts'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/features/profile/referral.module.css'

const QrCode = lazy(async () => ({ default: (await import('#src/features/profile/qr-code.tsx')).QrCode }))

/** The link one invites others with, and how many have come by it. */
export const Referral = () => {
  const { t } = useTranslation(['profile', 'errors'])
  const [showing, setShowing] = useState(false)
  const { data, error } = useQuery(api.users.referral.queryOptions(undefined, { meta: { offline: true } }))
  const link = data === undefined ? '' : new URL(data.url, location.origin).href
  return (
    <ProfileSection title={t('profile:referral.title')} lead={t('profile:referral.lead')}>
      <div className={classes.referral} aria-busy={data === undefined && error === null}>
        {data === undefined ? (
          error !== null && <FieldError>{errorText(error)}</FieldError>
        ) : (
          <>
            <dl className={classes.facts}>
              <dt>{t('profile:referral.code')}</dt>
              <dd className={classes.code}>{data.code}</dd>
              <dt>{t('profile:referral.link')}</dt>
              <dd>{link}</dd>
            </dl>
            <p>{t('profile:referral.count', { count: data.invitedCount })}</p>
            <div className={classes.actions}>
              <CopyButton value={link} label={t('profile:referral.copyLink')} />
              <CopyButton value={data.code} label={t('profile:referral.copyCode')} />
              {'share' in navigator && (
                <Button variant="default" onClick={() => void shareLink(link, t('profile:referral.shareText'))}>
                  {t('profile:referral.share')}
                </Button>
              )}
              <Button variant="default" onClick={() => setShowing(true)}>
                {t('profile:referral.qr')}
              </Button>
            </div>
            <Dialog opened={showing} onClose={() => setShowing(false)} title={t('profile:referral.qr')}>
              <Suspense fallback={<div className={classes.place} aria-busy />}>
                <QrCode text={link} label={t('profile:referral.qrLabel', { link })} />
              </Suspense>
              <p className={classes.link}>{link}</p>
            </Dialog>
          </>
        )}
      </div>
    </ProfileSection>
  )
}
