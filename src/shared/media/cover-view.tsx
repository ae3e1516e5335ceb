import { VisuallyHidden } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CoverWords } from '#src/shared/media/cover-dialog.tsx'
import { Cover } from '#src/shared/media/cover.tsx'
import { IconMaximize } from '#src/ui/icons.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { UnavailablePart } from '#src/ui/unavailable-part.tsx'
import classes from '#src/shared/media/cover-view.module.css'

const CoverDialog = lazyPart(
  async () => (await import('#src/shared/media/cover-dialog.tsx')).CoverDialog,
  UnavailablePart,
)

/** A cover that opens at its real size, beside the words it must bear. */
export const CoverView = ({ url, words }: { url: string | null; words: CoverWords }) => {
  const { t } = useTranslation('uploads')
  const [opened, setOpened] = useState(false)
  const { title } = words
  if (url === null || url === '') return <Cover url={url} title={title} size="fill" />
  const name = t('coverView.open', { title })
  return (
    <>
      <button type="button" className={classes.open} title={name} onClick={() => setOpened(true)}>
        <VisuallyHidden>{name}</VisuallyHidden>
        <Cover url={url} title={title} size="fill" isDecorative />
        <span className={classes.mark}>
          <IconMaximize size={18} aria-hidden />
        </span>
      </button>
      <Suspense>{opened && <CoverDialog url={url} words={words} onClose={() => setOpened(false)} />}</Suspense>
    </>
  )
}
