import type { Permission } from '#src/domain/access/permission.ts'

/** The lists there are, what is looked at most first: each has its texts in `lists`, and its address. */
export const LIST_AREAS = ['releases', 'artists', 'labels', 'assets', 'people', 'organizations', 'users'] as const
export type ListArea = (typeof LIST_AREAS)[number]

/** The permission that opens each list and what is in it (access-6). */
export const AREA_PERMISSION: Record<ListArea, Permission> = {
  organizations: 'MANAGE_ORGANIZATION',
  users: 'MANAGE_USER',
  releases: 'MANAGE_RELEASE',
  artists: 'MANAGE_ARTIST',
  labels: 'MANAGE_LABEL',
  assets: 'MANAGE_ASSET',
  people: 'MANAGE_PEOPLE',
}
