type Track = { assetId: string; revision: number | null }

/** The tracks that were added to a release since it was saved, and are saved as assets already: they outlive its draft. */
export const savedAddedTracks = <T extends Track>(
  tracks: readonly T[],
  savedTracks: readonly Pick<Track, 'assetId'>[],
): T[] => {
  const saved = new Set(savedTracks.map(({ assetId }) => assetId))
  return tracks.filter(({ assetId, revision }) => revision !== null && !saved.has(assetId))
}
