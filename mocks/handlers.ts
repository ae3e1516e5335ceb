import { artists } from '#mocks/api/artists.ts'
import { assets } from '#mocks/api/assets.ts'
import { auth } from '#mocks/api/auth.ts'
import { fuga } from '#mocks/api/fuga.ts'
import { labels } from '#mocks/api/labels.ts'
import { notifications } from '#mocks/api/notifications.ts'
import { organizations } from '#mocks/api/organizations.ts'
import { people } from '#mocks/api/people.ts'
import { releases } from '#mocks/api/releases.ts'
import { searches } from '#mocks/api/searches.ts'
import { submissions } from '#mocks/api/submissions.ts'
import { uploads } from '#mocks/api/uploads.ts'
import { users } from '#mocks/api/users.ts'
import type { Handlers } from '#mocks/trpc.ts'

/** Who answers each procedure of the contract: one that is missing or misnamed does not compile. */
export const handlers: Handlers = {
  artists,
  assets,
  auth,
  fuga,
  labels,
  notifications,
  organizations,
  people,
  releases,
  searches,
  submissions,
  uploads,
  users,
}
