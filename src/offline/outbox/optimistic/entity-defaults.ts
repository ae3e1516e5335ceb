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

const LINE = { year: null, text: '' }
const GENRES = { genre: null, subgenre: null, alternateGenre: null, alternateSubgenre: null }

const ENTITY_DEFAULTS: Record<OfflineEntity, EntityDefaults> = {
  artists: {
    output: artistDetail,
    keyOf: (artistId) => api.artists.get.queryKey({ artistId }),
    defaults: {
      image: null,
      country: null,
      status: 'ACTIVE',
      label: null,
      releasesCount: 0,
      personName: null,
      imageFileId: null,
      description: null,
      bookingAgent: null,
      contactEmail: null,
      contactPhone: null,
      channels: [],
    },
  },
  assets: {
    output: assetDetail,
    keyOf: (assetId) => api.assets.get.queryKey({ assetId }),
    defaults: {
      ...GENRES,
      version: null,
      artists: [],
      composer: [],
      lyricist: [],
      isrc: null,
      explicit: null,
      language: null,
      metadataLanguage: null,
      lyrics: null,
      catalogTier: null,
      copyright: LINE,
      previewStart: null,
      previewLength: null,
      media: null,
      dolbyAtmos: null,
      releasesCount: 0,
      releases: [],
      labels: [],
    },
  },
  labels: {
    output: label,
    keyOf: (labelId) => api.labels.get.queryKey({ labelId }),
    defaults: { isrcPrefix: null, defaults: NO_LABEL_DEFAULTS, status: 'ACTIVE', releasesCount: 0 },
  },
  people: { output: person, keyOf: (personId) => api.people.get.queryKey({ personId }), defaults: {} },
  releases: {
    output: releaseDetail,
    keyOf: (releaseId) => api.releases.get.queryKey({ releaseId }),
    defaults: {
      ...GENRES,
      version: null,
      barcode: null,
      catalogNumber: null,
      releaseDate: null,
      consumerReleaseDate: null,
      consumerReleaseTime: null,
      preOrderDate: null,
      alreadyReleased: false,
      explicit: null,
      defaultLanguage: null,
      recordingYear: null,
      recordingLocation: null,
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
      label: null,
      cover: null,
      status: 'PENDING',
      published: false,
      tracks: [],
      submissions: [],
    },
  },
}

/** The answer and the defaults of the entity that a change is about; undefined where it may not wait any more. */
export const entityDefaultsOf = (path: string): EntityDefaults | undefined => {
  const entity = offlineEntityOf(path)
  return entity === undefined ? undefined : ENTITY_DEFAULTS[entity]
}
