import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ReleaseForm } from '#src/features/releases/workspace/release-form.ts'
import { type Credits, creditsOf, withCredits } from '#src/features/releases/workspace/tracks/track-credits.ts'
import { showToast } from '#src/ui/toast.tsx'

const CHANGED = { shouldDirty: true, shouldTouch: true }

/** Gives tracks the credits of another; for as long as the toast stands it can be taken back. */
export const useCopyCredits = () => {
  const { t } = useTranslation('releases')
  const { getValues, setValue } = useFormContext<ReleaseForm>()
  const give = (credits: ReadonlyMap<string, Credits>) =>
    setValue('tracks', withCredits(getValues('tracks'), credits), CHANGED)

  return (from: string, to: readonly string[]) => {
    const tracks = getValues('tracks')
    const source = tracks.find(({ assetId }) => assetId === from)
    if (source === undefined) return
    const before = new Map(
      tracks.filter(({ assetId }) => to.includes(assetId)).map((track) => [track.assetId, creditsOf(track)]),
    )
    give(new Map(to.map((assetId) => [assetId, creditsOf(source)])))
    void showToast({
      kind: 'success',
      title: t('credits.copied', { count: to.length, title: source.title || t('tracks.untitled') }),
      message: '',
      action: { label: t('undo'), run: () => give(before) },
    })
  }
}
