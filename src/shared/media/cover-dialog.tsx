import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#src/ui/dialog.tsx'
import classes from '#src/shared/media/cover-dialog.module.css'

/** What the cover must agree with. */
export type CoverWords = {
  title: string
  version: string | null
  artists: string
  label: string | null
  /** The C and P lines, with their symbols. */
  lines: readonly string[]
}

const Words = ({ words: { title, version, artists, label, lines } }: { words: CoverWords }) => {
  const { t } = useTranslation('uploads')
  const rows = [
    { name: t('coverView.releaseTitle'), value: title },
    { name: t('coverView.version'), value: version },
    { name: t('coverView.artists'), value: artists },
    { name: t('coverView.label'), value: label },
  ]
  return (
    <div className={classes.words}>
      <dl>
        {rows
          .filter(({ value }) => value !== null && value !== '')
          .map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

/** The picture pixel by pixel, to scroll through, or as large as the screen lets it be. */
const Picture = ({ url, title }: { url: string; title: string }) => {
  const { t } = useTranslation('uploads')
  const [isFitted, setFitted] = useState(false)
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  return (
    <figure className={classes.figure}>
      <div className={classes.frame} data-fitted={isFitted}>
        {/* In a part that scrolls, the keyboard needs something to stand on. */}
        <button
          type="button"
          className={classes.picture}
          title={t(isFitted ? 'coverView.actual' : 'coverView.fit')}
          onClick={() => setFitted(!isFitted)}
        >
          <img
            src={url}
            alt={title}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
          />
        </button>
      </div>
      <figcaption className={classes.caption}>
        <span>{size !== null && t('coverView.pixels', size)}</span>
        <Button variant="default" size="compact-sm" onClick={() => setFitted(!isFitted)}>
          {t(isFitted ? 'coverView.actual' : 'coverView.fit')}
        </Button>
      </figcaption>
    </figure>
  )
}

type Props = { url: string; words: CoverWords; onClose: () => void }

/** A cover at its real size, beside the words it must bear. */
export const CoverDialog = ({ url, words, onClose }: Props) => {
  const { t } = useTranslation('uploads')
  return (
    <Dialog opened onClose={onClose} title={t('coverView.title')} size="full">
      <div className={classes.view}>
        <Picture url={url} title={words.title} />
        <Words words={words} />
      </div>
    </Dialog>
  )
}
