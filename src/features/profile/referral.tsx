import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/client.ts'
import { ProfileSection, SectionUnavailable } from '#src/features/profile/profile-section.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import classes from '#src/features/profile/referral.module.css'

/** Opens the share sheet of the device. */
export const shareLink = async (url: string, title: string): Promise<void> => {
  try {
    await navigator.share({ url, title })
  } catch {
    // The user closed the sheet, or the browser refused it. The link can still be copied.
  }
}

const QrCode = lazy(async () => ({ default: (await import('#src/features/profile/qr-code.tsx')).QrCode }))

/** The user's referral link, and how many signed up with it. */
export const Referral = () => {
  const { t } = useTranslation('profile')
  const [showing, setShowing] = useState(false)
  const query = useQuery(api.users.referral.queryOptions(undefined, { meta: { offline: true } }))
  const { data } = query
  const link = data === undefined ? '' : new URL(data.url, location.origin).href
  return (
    <ProfileSection title={t('referral.title')} lead={t('referral.lead')}>
      <div className={classes.referral}>
        {data === undefined ? (
          <SectionUnavailable query={query} />
        ) : (
          <>
            <dl className={classes.facts}>
              <dt>{t('referral.code')}</dt>
              <dd className={classes.code}>{data.code}</dd>
              <dt>{t('referral.link')}</dt>
              <dd>{link}</dd>
            </dl>
            <p>{t('referral.count', { count: data.invitedCount })}</p>
            <div className={classes.actions}>
              <CopyButton kind="link" value={link} label={t('referral.copyLink')} />
              <CopyButton kind="code" value={data.code} label={t('referral.copyCode')} />
              {'share' in navigator && (
                <Button variant="default" onClick={() => void shareLink(link, t('referral.shareText'))}>
                  {t('referral.share')}
                </Button>
              )}
              <Button variant="default" onClick={() => setShowing(true)}>
                {t('referral.qr')}
              </Button>
            </div>
            <Dialog opened={showing} onClose={() => setShowing(false)} title={t('referral.qr')}>
              <Suspense fallback={<div className={classes.placeholder} aria-busy />}>
                <QrCode text={link} label={t('referral.qrLabel', { link })} />
              </Suspense>
              <p className={classes.link}>{link}</p>
            </Dialog>
          </>
        )}
      </div>
    </ProfileSection>
  )
}
