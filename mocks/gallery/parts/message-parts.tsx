import { Button } from '@mantine/core'
import { Part, Wide } from '#mocks/gallery/parts/part.tsx'
import { useTexts } from '#mocks/gallery/texts.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorPanel } from '#src/ui/error-panel.tsx'
import { IconCloudOff, IconDisc, IconSparkles } from '#src/ui/icons.ts'
import { LiveRegion } from '#src/ui/live-region.tsx'
import { StatusBadge, TONE_ICONS, type StatusTone } from '#src/ui/status-badge.tsx'
import { ToastCard } from '#src/ui/toast-outlet.tsx'
import { UnavailablePart } from '#src/ui/unavailable-part.tsx'
import banner from '#src/ui/banner.module.css'

const nothing = () => undefined
const isTone = (name: string): name is StatusTone => name in TONE_ICONS
const TONES = Object.keys(TONE_ICONS).filter(isTone)
const TOASTS = ['success', 'info', 'warning', 'error', 'destructive'] as const
const REASONS = ['failed', 'away', 'late'] as const

const Banners = () => {
  const t = useTexts()
  return (
    <Part name="banner">
      <Wide>
        <LiveRegion className={banner.banner}>
          <IconCloudOff size={18} aria-hidden />
          <span className={banner.texts}>{t('message')}</span>
        </LiveRegion>
        <div className={banner.banner} data-tone="news">
          <IconSparkles size={18} aria-hidden />
          <span className={banner.texts}>{t('long')}</span>
          <Button size="sm">{t('open')}</Button>
        </div>
      </Wide>
    </Part>
  )
}

/** What the interface says. */
export const MessageParts = () => {
  const t = useTexts()
  return (
    <>
      <Part name="StatusBadge">
        {TONES.map((tone) => (
          <StatusBadge key={tone} tone={tone} label={tone} />
        ))}
      </Part>
      <Banners />
      <Part name="ToastCard">
        <Wide>
          {TOASTS.map((kind) => (
            <ToastCard key={kind} toast={{ kind, title: t('release'), message: t('message') }} onDismiss={nothing} />
          ))}
          <ToastCard
            toast={{
              kind: 'success',
              title: t('long'),
              message: '',
              action: { label: t('open'), run: nothing },
            }}
            onDismiss={nothing}
          />
        </Wide>
      </Part>
      <Part name="EmptyState">
        <Wide>
          <EmptyState
            icon={<IconDisc size={40} stroke={1.25} />}
            title={t('release')}
            message={t('message')}
            action={<Button>{t('open')}</Button>}
          />
        </Wide>
      </Part>
      <Part name="ErrorPanel">
        {REASONS.map((reason) => (
          <Wide key={reason}>
            <ErrorPanel error={new Error(t('wrong'))} onRetry={nothing} reason={reason} />
          </Wide>
        ))}
      </Part>
      <Part name="UnavailablePart">
        <UnavailablePart />
      </Part>
    </>
  )
}
