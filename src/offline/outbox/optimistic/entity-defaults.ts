import { api } from '#src/api/client.ts'
import { type ArtistDetail, artistDetail } from '#src/contract/artists.ts'
import { type AssetDetail, assetDetail } from '#src/contract/assets.ts'
import { NEW_ARTIST, NEW_ASSET, NEW_LABEL, NEW_PERSON, NEW_RELEASE } from '#src/contract/entity-views.ts'
import { type Label, label } from '#src/contract/labels.ts'
import { type Person, person } from '#src/contract/people.ts'
import { type ReleaseDetail, releaseDetail } from '#src/contract/releases.ts'
import type { entity } from '#src/contract/shared-schemas.ts'
import type { z } from '#src/contract/zod.ts'
import { isPublished, releaseStatusOf } from '#src/domain/submission/release-status.ts'
import { type OfflineEntity, offlineEntityOf } from '#src/offline/outbox/queue/offline-entities.ts'

type EntityDefaults = {
  output: z.ZodMiniType<{ id: string; revision: number }>
  keyOf: (id: string) => readonly unknown[]
  /** What the API answers of a new one that was created with no more than it needs. */
  defaults: object
}
/** All that is answered but the fields that each creation sends or makes; one that is missing does not compile. */
type Answered<Entity, Sent extends keyof Entity> = Omit<Entity, keyof typeof entity | 'organization' | Sent>

const ENTITY_DEFAULTS: Record<OfflineEntity, EntityDefaults> = {
  artists: {
    output: artistDetail,
    keyOf: (artistId) => api.artists.get.queryKey({ artistId }),
    defaults: { ...NEW_ARTIST, image: null, label: null, releasesCount: 0 } satisfies Answered<ArtistDetail, 'name'>,
  },
  assets: {
    output: assetDetail,
    keyOf: (assetId) => api.assets.get.queryKey({ assetId }),
    defaults: {
      ...NEW_ASSET,
      artists: [],
      media: null,
      dolbyAtmos: null,
      releasesCount: 0,
      releases: [],
      labels: [],
      published: false,
    } satisfies Answered<AssetDetail, 'title' | 'format'>,
  },
  labels: {
    output: label,
    keyOf: (labelId) => api.labels.get.queryKey({ labelId }),
    defaults: { ...NEW_LABEL, nextIsrc: null, releasesCount: 0 } satisfies Answered<Label, 'name'>,
  },
  people: {
    output: person,
    keyOf: (personId) => api.people.get.queryKey({ personId }),
    defaults: NEW_PERSON satisfies Answered<Person, 'name'>,
  },
  releases: {
    output: releaseDetail,
    keyOf: (releaseId) => api.releases.get.queryKey({ releaseId }),
    defaults: {
      ...NEW_RELEASE,
      artists: [],
      label: null,
      cover: null,
      status: releaseStatusOf([]),
      displayStatus: 'DRAFT',
      storeStates: [],
      published: isPublished([]),
      tracks: [],
      submissions: [],
      snapshots: [],
      isrcPrefix: null,
    } satisfies Answered<ReleaseDetail, 'title' | 'format'>,
  },
}

/** The answer and the defaults of the entity that a change is about; undefined where it cannot be queued any more. */
export const entityDefaultsOf = (path: string): EntityDefaults | undefined => {
  const entity = offlineEntityOf(path)
  return entity === undefined ? undefined : ENTITY_DEFAULTS[entity]
}
