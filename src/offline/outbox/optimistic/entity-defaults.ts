import { type OfflineEntity, offlineEntityOf } from '#src/offline/outbox/queue/offline-entities.ts'
import { api } from '#src/api/client.ts'
import { artistDetail } from '#src/contract/artists.ts'
import { assetDetail } from '#src/contract/assets.ts'
import { label } from '#src/contract/labels.ts'
import { person } from '#src/contract/people.ts'
import { releaseDetail } from '#src/contract/releases.ts'
import type { z } from '#src/contract/zod.ts'
import { NO_LABEL_DEFAULTS } from '#src/domain/label/defaults.ts'

type EntityDefaults = {
  output: z.ZodMiniType<{ id: string; revision: number }>
  keyOf: (id: string) => readonly unknown[]
  /** What the server gives to a new one that says no more. */
  defaults: object
}

/** A new one has null wherever the contract allows it. */
const nullsOf = ({ shape }: { shape: Readonly<Record<string, z.ZodMiniType>> }) =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([field, schema]) => (schema.safeParse(null).success ? [[field, null]] : [])),
  )

const LINE = { year: null, text: '' }

const ENTITY_DEFAULTS: Record<OfflineEntity, EntityDefaults> = {
  artists: {
    output: artistDetail,
    keyOf: (artistId) => api.artists.get.queryKey({ artistId }),
    defaults: {
      ...nullsOf(artistDetail),
      status: 'ACTIVE',
      releasesCount: 0,
      channels: [],
    },
  },
  assets: {
    output: assetDetail,
    keyOf: (assetId) => api.assets.get.queryKey({ assetId }),
    defaults: {
      ...nullsOf(assetDetail),
      artists: [],
      composer: [],
      lyricist: [],
      copyright: LINE,
      releasesCount: 0,
      releases: [],
      labels: [],
    },
  },
  labels: {
    output: label,
    keyOf: (labelId) => api.labels.get.queryKey({ labelId }),
    defaults: { ...nullsOf(label), defaults: NO_LABEL_DEFAULTS, status: 'ACTIVE', releasesCount: 0 },
  },
  people: { output: person, keyOf: (personId) => api.people.get.queryKey({ personId }), defaults: {} },
  releases: {
    output: releaseDetail,
    keyOf: (releaseId) => api.releases.get.queryKey({ releaseId }),
    defaults: {
      ...nullsOf(releaseDetail),
      alreadyReleased: false,
      monetization: false,
      songMonetization: false,
      assetsRightsClaim: 'NONE',
      manageAssetsSeparately: false,
      copyrightC: LINE,
      copyrightP: LINE,
      territories: [],
      distributionProviders: [],
      tracklist: [],
      artists: [],
      status: 'PENDING',
      published: false,
      tracks: [],
      submissions: [],
    },
  },
}

/** The answer and the defaults of the entity that a change is about; undefined where the change cannot be made offline any more. */
export const entityDefaultsOf = (path: string): EntityDefaults | undefined => {
  const entity = offlineEntityOf(path)
  return entity === undefined ? undefined : ENTITY_DEFAULTS[entity]
}
