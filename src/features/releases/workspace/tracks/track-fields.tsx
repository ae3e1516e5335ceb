import { useTranslation } from 'react-i18next'
import { languageOptions } from '#src/i18n/language-options.ts'
import { NO_LANGUAGE } from '#src/domain/metadata/languages.ts'
import { ArtistsField } from '#src/features/releases/workspace/fields/artists-field.tsx'
import { ChoiceField } from '#src/features/releases/workspace/fields/choice-field.tsx'
import { NamesField } from '#src/features/releases/workspace/fields/names-field.tsx'
import { TextField } from '#src/features/releases/workspace/fields/text-field.tsx'
import { YesNoField } from '#src/features/releases/workspace/fields/yes-no-field.tsx'
import { LyricsField } from '#src/features/releases/workspace/tracks/lyrics-field.tsx'
import { SecondsField } from '#src/features/releases/workspace/tracks/seconds-field.tsx'
import { CopyCredits } from '#src/features/releases/workspace/tracks/copy-credits.tsx'
import { InstantGratificationField } from '#src/features/releases/workspace/tracks/instant-gratification-field.tsx'
import { useWorkspace } from '#src/features/releases/workspace/workspace-context.ts'
import classes from '#src/features/releases/workspace/steps/steps.module.css'

/** The credits of one track. Problems know it by its asset, the form by its place. */
export const TrackFields = ({ index, assetId }: { index: number; assetId: string }) => {
  const { t, i18n } = useTranslation('releases')
  const { detail } = useWorkspace()
  const languages = languageOptions(i18n.language, t('noLinguisticContent'))
  const field = (name: string) => `tracks.${assetId}.${name}`
  return (
    <div className={`${classes.fields} ${classes.inset}`}>
      <TextField
        name={`tracks.${index}.title`}
        field={field('title')}
        label={t('field.title')}
        required
        autoComplete="off"
      />
      <TextField
        name={`tracks.${index}.version`}
        field={field('version')}
        label={t('field.version')}
        autoComplete="off"
      />
      <div className={classes.wide}>
        <ArtistsField name={`tracks.${index}.artists`} field={field('artists')} />
      </div>
      <div className={classes.wide}>
        <CopyCredits assetId={assetId} />
      </div>
      <NamesField
        name={`tracks.${index}.composer`}
        field={field('composer')}
        label={t('field.composer')}
        hint={t('hint.names')}
        required
      />
      <NamesField
        name={`tracks.${index}.lyricist`}
        field={field('lyricist')}
        label={t('field.lyricist')}
        hint={t('hint.names')}
      />
      <TextField
        name={`tracks.${index}.isrc`}
        field={field('isrc')}
        label={t('field.isrc')}
        placeholder="AA-6Q7-20-00047"
        hint={t('hint.isrc')}
        autoComplete="off"
        disabled={detail?.published === true}
      />
      <ChoiceField
        name={`tracks.${index}.language`}
        field={field('language')}
        label={t('field.language')}
        required
        options={languages}
      />
      <ChoiceField
        name={`tracks.${index}.metadataLanguage`}
        field={field('metadataLanguage')}
        label={t('field.metadataLanguage')}
        options={languages.filter(({ value }) => value !== NO_LANGUAGE)}
      />
      <YesNoField name={`tracks.${index}.explicit`} field={field('explicit')} label={t('field.explicit')} />
      <SecondsField
        name={`tracks.${index}.previewStart`}
        field={field('previewStart')}
        label={t('field.previewStart')}
        hint={t('hint.preview')}
      />
      <SecondsField
        name={`tracks.${index}.previewLength`}
        field={field('previewLength')}
        label={t('field.previewLength')}
        hint={t('hint.preview')}
      />
      <LyricsField name={`tracks.${index}.lyrics`} field={field('lyrics')} label={t('field.lyrics')} />
      <InstantGratificationField index={index} />
    </div>
  )
}
