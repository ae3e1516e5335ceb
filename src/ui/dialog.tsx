import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ReturnFocus } from '#src/ui/return-focus.tsx'
import classes from '#src/ui/dialog.module.css'

type DialogSize = 'default' | 'medium' | 'large' | 'full'
const WIDTHS = { default: 440, medium: 640, large: 960, full: '100%' }

type Props = { opened: boolean; onClose: () => void; title: ReactNode; size?: DialogSize; children: ReactNode }

/** Over the page with a pointer, a sheet that rises from the bottom on a phone. */
export const Dialog = ({ opened, onClose, title, size = 'default', children }: Props) => {
  const { t } = useTranslation('common')
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={WIDTHS[size]}
      fullScreen={size === 'full'}
      centered
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={{
        inner: classes.inner,
        content: classes.content,
        header: classes.header,
        title: classes.title,
        body: classes.body,
        overlay: classes.overlay,
      }}
    >
      <ReturnFocus />
      {children}
    </Modal>
  )
}
