import { Button } from '@mantine/core'
import { useState } from 'react'
import { Part } from '#mocks/gallery/parts/part.tsx'
import { useTexts } from '#mocks/gallery/texts.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { setLoading } from '#src/ui/loader-overlay-store.ts'
import { LoaderOverlay } from '#src/ui/loader-overlay.tsx'
import { SidePanel } from '#src/ui/side-panel.tsx'
import { showToast } from '#src/ui/toast.tsx'

const OVERLAYS = ['Dialog', 'ConfirmDialog', 'ConfirmDialog destructive', 'ConfirmDialog busy', 'SidePanel'] as const
type Overlay = (typeof OVERLAYS)[number]

/** What covers the page: each opens with its button, or with its name behind `/gallery?open=`. */
export const OverlayParts = () => {
  const t = useTexts()
  const asked = new URLSearchParams(location.search).get('open')
  const [open, setOpen] = useState<Overlay | null>(OVERLAYS.find((name) => name === asked) ?? null)
  const close = () => setOpen(null)
  const confirm = { onClose: close, onConfirm: close, title: t('release') }
  return (
    <Part name="ModalDialog: Dialog, ConfirmDialog, SidePanel · LoaderOverlay · Toasts, ToastOutlet">
      {OVERLAYS.map((name) => (
        <Button key={name} variant="default" onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      <Button variant="default" onClick={() => setLoading(true)}>
        LoaderOverlay
      </Button>
      <Button
        variant="default"
        onClick={() => void showToast({ kind: 'success', title: t('release'), message: t('message') })}
      >
        ToastOutlet
      </Button>
      <Dialog opened={open === 'Dialog'} onClose={close} title={t('release')}>
        {t('message')}
      </Dialog>
      <ConfirmDialog {...confirm} opened={open === 'ConfirmDialog'} confirmLabel={t('save')}>
        {t('message')}
      </ConfirmDialog>
      <ConfirmDialog
        {...confirm}
        opened={open === 'ConfirmDialog destructive'}
        confirmLabel={t('remove')}
        tone="destructive"
      >
        {t('message')}
      </ConfirmDialog>
      <ConfirmDialog {...confirm} opened={open === 'ConfirmDialog busy'} confirmLabel={t('save')} busy>
        {t('message')}
      </ConfirmDialog>
      {open === 'SidePanel' && (
        <SidePanel title={t('release')} onClose={close} foot={<Button onClick={close}>{t('save')}</Button>}>
          {t('message')}
        </SidePanel>
      )}
      <LoaderOverlay onLeave={() => setLoading(false)} />
    </Part>
  )
}
