import { artists } from '#backend/artists/handlers.ts'
import { assets } from '#backend/assets/handlers.ts'
import { auth } from '#backend/auth/handlers.ts'
import { fuga } from '#backend/stores/handlers.ts'
import { labels } from '#backend/labels/handlers.ts'
import { notifications } from '#backend/notifications/handlers.ts'
import { organizations } from '#backend/organizations/handlers.ts'
import { people } from '#backend/people/handlers.ts'
import { releases } from '#backend/releases/handlers.ts'
import { searches } from '#backend/searches/handlers.ts'
import { submissions } from '#backend/submissions/handlers.ts'
import { uploads } from '#backend/uploads/handlers.ts'
import { users } from '#backend/users/handlers.ts'
import type { Handlers } from '#backend/context.ts'

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
