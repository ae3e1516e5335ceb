import { useTranslation } from 'react-i18next'
import type { Asset } from '#src/contract/assets.ts'
import { useLanguageText } from '#src/i18n/language-text.ts'
import { soundFormatText } from '#src/shared/media/master.ts'
import { Summary } from '#src/ui/summary.tsx'
import classes from '#src/features/submissions/reviewed-tracks.module.css'
import sections from '#src/features/submissions/submission-detail.module.css'

type Props = {
  track: Pick<Asset, 'language' | 'metadataLanguage' | 'rightsClaim' | 'dolbyAtmos' | 'lyrics'>
}

/** What else the stores get with a track, as far as it is set; its lyrics are folded. */
export const TrackMetadata = ({ track }: Props) => {
  const { t, i18n } = useTranslation('submissions')
  const languageText = useLanguageText()
  const { rightsClaim, dolbyAtmos, lyrics } = track
  const [language, metadataLanguage] = [languageText(track.language), languageText(track.metadataLanguage)]
  const isBoth = language !== null && language === metadataLanguage
  const facts = [
    isBoth && t('trackFact.bothLanguages', { language }),
    language !== null && !isBoth && t('trackFact.language', { language }),
    metadataLanguage !== null && !isBoth && t('trackFact.metadataLanguage', { language: metadataLanguage }),
    rightsClaim !== null && t('trackFact.claim', { claim: t(`claim.${rightsClaim}`) }),
    dolbyAtmos !== null && `Dolby Atmos: ${soundFormatText(dolbyAtmos, i18n.language)}`,
  ].filter((fact) => fact !== false)
  return (
    <>
      {facts.length > 0 && <p className={sections.faint}>{facts.join(' · ')}</p>}
      {lyrics !== null && lyrics.trim() !== '' && (
        <details className={classes.lyrics}>
          <Summary>{t('trackFact.lyrics')}</Summary>
          <p>{lyrics}</p>
        </details>
      )}
    </>
  )
}
