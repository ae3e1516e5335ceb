import { type FieldLabels, useFieldLabels } from '#src/shared/form/use-field-labels.ts'
import type { AssetFormat } from '#src/domain/asset/format.ts'

export type AssetFieldLabels = FieldLabels & { media: string }

/** What each field of an asset is called: of a video, the file is not the master. */
export const useAssetFieldLabels = (format: AssetFormat): AssetFieldLabels => {
  const names = useFieldLabels()
  return { ...names, media: format === 'VIDEO' ? names.video : names.master }
}
