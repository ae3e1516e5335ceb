import 'i18next'
import type access from '#locales/en/access.json'
import type barcodes from '#locales/en/barcodes.json'
import type changes from '#locales/en/changes.json'
import type common from '#locales/en/common.json'
import type contributors from '#locales/en/contributors.json'
import type device from '#locales/en/device.json'
import type entities from '#locales/en/entities.json'
import type errors from '#locales/en/errors.json'
import type importTexts from '#locales/en/import.json'
import type lists from '#locales/en/lists.json'
import type members from '#locales/en/members.json'
import type notifications from '#locales/en/notifications.json'
import type outbox from '#locales/en/outbox.json'
import type palette from '#locales/en/palette.json'
import type problems from '#locales/en/problems.json'
import type profile from '#locales/en/profile.json'
import type promo from '#locales/en/promo.json'
import type push from '#locales/en/push.json'
import type reasons from '#locales/en/reasons.json'
import type releases from '#locales/en/releases.json'
import type shell from '#locales/en/shell.json'
import type submissions from '#locales/en/submissions.json'
import type toasts from '#locales/en/toasts.json'
import type uploads from '#locales/en/uploads.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      access: typeof access
      barcodes: typeof barcodes
      changes: typeof changes
      common: typeof common
      contributors: typeof contributors
      device: typeof device
      entities: typeof entities
      errors: typeof errors
      import: typeof importTexts
      lists: typeof lists
      members: typeof members
      notifications: typeof notifications
      outbox: typeof outbox
      palette: typeof palette
      problems: typeof problems
      profile: typeof profile
      promo: typeof promo
      push: typeof push
      reasons: typeof reasons
      releases: typeof releases
      shell: typeof shell
      submissions: typeof submissions
      toasts: typeof toasts
      uploads: typeof uploads
    }
  }
}
