import { artists } from '#src/contract/artists.ts'
import { assets } from '#src/contract/assets.ts'
import { auth } from '#src/contract/auth.ts'
import { barcodes } from '#src/contract/barcodes.ts'
import { labels } from '#src/contract/labels.ts'
import { notifications } from '#src/contract/notifications.ts'
import { organizations } from '#src/contract/organizations.ts'
import { people } from '#src/contract/people.ts'
import type { RouterOf } from '#src/contract/procedure.ts'
import { releases } from '#src/contract/releases.ts'
import { searches } from '#src/contract/searches.ts'
import { fuga, submissions } from '#src/contract/submissions.ts'
import { uploads } from '#src/contract/uploads.ts'
import { users } from '#src/contract/users.ts'

/** The whole API. A server provides a function for each procedure; the client needs only the type of it. */
export const contract = {
  artists,
  assets,
  auth,
  barcodes,
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
export type AppRouter = RouterOf<typeof contract>
