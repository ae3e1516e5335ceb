import { type FieldNames, useFieldNames } from '#src/catalogue/entity/use-field-names.ts'
import type { AssetFormat } from '#src/domain/release/release-format.ts'

export type AssetNames = FieldNames & { media: string }

/** What each field of an asset is called: of a video, the file is not the master. */
export const useAssetNames = (format: AssetFormat): AssetNames => {
  const names = useFieldNames()
  return { ...names, media: format === 'VIDEO' ? names.video : names.master }
}
