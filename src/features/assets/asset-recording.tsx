import { useTranslation } from 'react-i18next'
import { Fact, Facts } from '#src/shared/entity/overview.tsx'
import { MasterFacts } from '#src/shared/media/master-facts.tsx'
import { MasterPlayer } from '#src/shared/media/master-player.tsx'
import type { Asset, Media } from '#src/contract/assets.ts'

const File = ({ media }: { media: Media }) => (
  <>
    {media.fileName}
    <MasterFacts media={media} whole />
    <MasterPlayer media={media} />
  </>
)

/** Its files, to be heard where the browser can, and the part that stores let people hear. */
export const AssetRecording = ({ asset }: { asset: Asset }) => {
  const { t } = useTranslation('entities')
  const { format, media, dolbyAtmos, previewStart, previewLength } = asset
  const seconds = (count: number | null) => count !== null && t('seconds', { count })
  return (
    <Facts>
      <Fact name={t(format === 'VIDEO' ? 'field.video' : 'field.master')}>
        {media === null ? t('asset.noFile') : <File media={media} />}
      </Fact>
      {format === 'TRACK' && (
        <Fact name={t('field.dolbyAtmos')}>{dolbyAtmos !== null && <File media={dolbyAtmos} />}</Fact>
      )}
      <Fact name={t('field.previewStart')}>{seconds(previewStart)}</Fact>
      <Fact name={t('field.previewLength')}>{seconds(previewLength)}</Fact>
    </Facts>
  )
}
